/** What all pages of this browser share, made once and handed down; a test makes its own. */
import { getContext } from "svelte";
import { GameBook } from "./gamebook";
import { House } from "./house.svelte";
import { SeatBook } from "./seatbook";
import { Settings } from "./settings.svelte";
import { Speech } from "./speech.svelte";

const KEY = Symbol("client");

export class Client {
  readonly settings = new Settings();
  readonly speech = new Speech(this.settings);
  readonly house = new House();
  readonly seatbook = new SeatBook();
  readonly gamebook = new GameBook();
  /** A record file on its way from the shelf to the replay page. It is not kept anywhere. */
  record: string | null = null;

  /** For `mount`. */
  readonly context = new Map([[KEY, this]]);
}

// Call these while a component is made.

export const useClient = (): Client => getContext<Client>(KEY);
export const useSettings = (): Settings => useClient().settings;
export const useSpeech = (): Speech => useClient().speech;
export const useHouse = (): House => useClient().house;
export const useSeatbook = (): SeatBook => useClient().seatbook;
