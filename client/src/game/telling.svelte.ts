/** A game as it is told to who looks on: its words, and what everybody is called now. */
import { WATCHER } from "../facts.gen";
import type { Words } from "../words";
import type { AnyFace, SeatFace } from "../games/face";
import type { Speech } from "../speech.svelte";
import { calledBy, namesOf, titlesOf } from "./cast";
import type { Source } from "./source";

export class Telling {
  constructor(
    private readonly source: Source,
    private readonly speech: Speech,
  ) {}

  /** null: nobody has drawn this game yet; it is played as text. */
  get face(): AnyFace | null {
    return this.source.kit?.face ?? null;
  }

  get view(): unknown {
    return this.source.view;
  }

  get me(): number | null {
    return this.source.me;
  }

  /** Compared as text: most views call everybody as before, and no line of the log need be told anew. */
  private readonly called = $derived.by(() =>
    JSON.stringify(titlesOf(this.face, this.view, this.wordsWith({}))),
  );
  /** What the game calls somebody for now, by seat. */
  readonly titles = $derived.by(() => JSON.parse(this.called) as Record<number, string>);
  readonly words: Words = $derived.by(() =>
    this.wordsWith({ ...namesOf(this.source.seats), ...this.titles }),
  );
  readonly seats: SeatFace[] = $derived.by(() => calledBy(this.words, this.source.seats));
  /** Who I am; null for a watcher. */
  readonly own = $derived.by(() => this.seats.find(({ seat }) => seat === this.me) ?? null);
  /** What is awaited, or what moves instead. */
  readonly prompt = $derived.by(() => {
    const { told, prompt } = this.source;
    return told ? this.words.event(told) : this.words.line(prompt);
  });

  private wordsWith(names: Readonly<Record<number, string>>): Words {
    const { kit, me } = this.source;
    return this.speech.wordsOf(kit?.game ?? "", kit?.families, names, me ?? WATCHER);
  }
}
