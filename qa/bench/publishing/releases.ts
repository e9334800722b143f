import { setTimeout as delay } from 'node:timers/promises';
import type { Editor, EntryRow } from './editor.js';

/** Types whose texts the home page reads with two calls, and the newsletters with one more. */
const TYPES = ['home-message', 'business-group', 'newsletter'];

/** Milliseconds since 1970 with fractions: readers and editor are two processes. */
export const now = (): number => performance.timeOrigin + performance.now();

export interface Publication {
  mark: number;
  /** When Publish was pressed, on the clock of `now`. */
  at: number;
}

/** Entries may still have the texts of a run that was ended. The process of the readers inherits it. */
const RUN = (process.env.PUBLISHING_RUN ??= Date.now().toString(36));

const textOf = (mark: number) => `Release ${mark} of run ${RUN}`;
const MARKS = new RegExp(`Release (\\d+) of run ${RUN}`, 'g');

/** The releases of which a response shows texts. */
export const marksIn = (text: string): number[] => [
  ...new Set([...text.matchAll(MARKS)].map(([, mark]) => Number(mark))),
];

/** Publishes one release after the other, each with the same new text in several entries. */
export class Releases {
  readonly publications: Publication[] = [];

  private constructor(
    private readonly editor: Editor,
    private readonly entries: EntryRow[],
    private readonly titles: readonly string[],
  ) {}

  static async of(editor: Editor, origin: string): Promise<Releases> {
    const entries = await Promise.all(TYPES.map((type) => editor.firstOf(origin, type)));
    const titles = entries.map(({ title }) => title);
    return new Releases(editor, entries, titles);
  }

  /** The newsletter that changes with each release. */
  get newsletter(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  get last(): number {
    return this.publications.at(-1)?.mark ?? 0;
  }

  /**
   * Through a gateway, like a browser.
   *
   * @param within milliseconds over which the calls are spread: a person does one thing after the other
   */
  publishNext(origin: string, within = 0): Promise<void> {
    const mark = this.last + 1;
    return this.publish(
      origin,
      this.entries.map(() => textOf(mark)),
      { mark, within },
    );
  }

  /** Publishes what the entries had before. */
  restore(origin: string): Promise<void> {
    return this.publish(origin, this.titles, { mark: 0, within: 0 });
  }

  private async publish(
    origin: string,
    titles: readonly string[],
    { mark, within }: { mark: number; within: number },
  ): Promise<void> {
    const { entries, editor } = this;
    // Saves the drafts, opens the release, adds the entries, publishes it, and reads the entries again.
    const turn = turnsOf(3 * entries.length + 2, within);
    for (const [index, entry] of entries.entries()) {
      await turn();
      entry.version = await editor.setTitle(origin, entry, titles[index] ?? '');
    }
    await turn();
    let release = await editor.newRelease(origin, `Benchmark ${mark}`);
    for (const entry of entries) {
      await turn();
      release = await editor.addToRelease(origin, release, entry.id);
    }
    const { id, version } = release;
    await turn();
    this.publications.push({ mark, at: now() });
    await editor.call(origin, 'POST', `releases/${id}/publish`, { version });
    for (const entry of entries) {
      await turn();
      const { list } = await editor.call(origin, 'GET', `entries/${entry.id}`);
      entry.version = list[0]?.version ?? entry.version;
    }
  }
}

/** Waits for the next of so many turns, which are spread evenly over a time; not at all when the calls take longer. */
function turnsOf(turns: number, milliseconds: number): () => Promise<void> {
  const begun = performance.now();
  let turn = 0;
  return async () => {
    const due = begun + (turn * milliseconds) / turns;
    turn += 1;
    await delay(Math.max(0, due - performance.now()));
  };
}
