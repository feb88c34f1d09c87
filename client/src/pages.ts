/** The page of each route, fetched when it is first wanted. */
import type { Component } from "svelte";
import type { Route } from "./route";
import type { Speech } from "./speech.svelte";

/** A page takes the route's own fields as its properties. */
export type Page = Component<Record<string, unknown>>;
const files = import.meta.glob<Page>(
  [
    "./shelf/Shelf.svelte",
    "./lobby/NewTable.svelte",
    "./table/Table.svelte",
    "./replay/Replay.svelte",
    "./rules/Rulebook.svelte",
    "./rules/ExamplePage.svelte",
    "./lesson/Lesson.svelte",
    "./mine/MyGames.svelte",
    "./mine/Tally.svelte",
    "./shelf/Lost.svelte",
  ],
  { import: "default" },
);

const FILES: Record<Route["page"], readonly [folder: string, name: string]> = {
  shelf: ["shelf", "Shelf"],
  new: ["lobby", "NewTable"],
  table: ["table", "Table"],
  replay: ["replay", "Replay"],
  rules: ["rules", "Rulebook"],
  example: ["rules", "ExamplePage"],
  lesson: ["lesson", "Lesson"],
  mine: ["mine", "MyGames"],
  tally: ["mine", "Tally"],
  lost: ["shelf", "Lost"],
};

export async function pageOf(route: Route, speech: Speech): Promise<Page> {
  const [folder, name] = FILES[route.page];
  const fetchPage = files[`./${folder}/${name}.svelte`];
  if (!fetchPage) return pageOf({ page: "lost" }, speech);
  const [page] = await Promise.all([fetchPage(), speech.learnPage(folder)]);
  return page;
}
