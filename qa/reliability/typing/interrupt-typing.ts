import { setTimeout as delay } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { seededRandom, type SeededRandom } from '../../../demo/feed/random.js';
import { Editor, type EntryRow } from '../../bench/publishing/editor.js';
import type { Site } from '../site/site.js';
import type { Desk } from './desk.js';
import { Typist } from './typist.js';
import type { TypingFault } from './typing-faults.js';

/** Milliseconds of typing before the fault, and during it. */
const BEFORE = { from: 300, to: 3_000 };
const DURING = { from: 300, to: 1_500 };

const POLL_MS = 100;
/** Milliseconds until the server has what the form shows: a form waits longer after each failed save. */
const STORED_WITHIN = 60_000;

interface Draft {
  texts: { en?: { title?: string | null; body?: unknown } };
}

const FIELDS = [
  { label: /^Title/, textOf: ({ texts }: Draft) => texts.en?.title ?? '' },
  { label: /^Text/, textOf: ({ texts }: Draft) => richTextOf(texts.en?.body) },
];

function richTextOf(node: unknown): string {
  const { text = '', content = [] } = (node ?? {}) as { text?: string; content?: unknown[] };
  return text + content.map(richTextOf).join('');
}

/** What was gone after the fault. */
export interface Interruption {
  fault: TypingFault;
  /** Seconds of typing that neither the form nor the server had when the fault was over. */
  lost: number;
  /** Seconds of typing that the server did not have at the end of the tab; only where it could be reached until then. */
  behind?: number;
}

/**
 * Several people type into new newsletters; all are interrupted at the same time, each after another time of typing, and open their
 * newsletters again.
 */
export async function interruptTyping(
  site: Site,
  desks: readonly Desk[],
  fault: TypingFault,
  seed: string,
): Promise<Interruption[]> {
  const editor = await untilServed(() => Editor.signIn(site.origin));
  const tries = await Promise.all(
    desks.map((desk, place) => Try.prepare(site.origin, editor, desk, `${seed} ${place}`)),
  );
  await Promise.all(tries.map((each) => each.typeBefore()));
  if (fault.begin) {
    await Promise.all([fault.begin(site, desks), ...tries.map((each) => each.typeDuring())]);
  }
  await Promise.all(tries.map((each) => each.end(fault)));
  await fault.end?.(site, desks);
  return Promise.all(tries.map((each) => each.compare(fault)));
}

/** One person and one newsletter. */
class Try {
  private endedAt = 0;
  private behind?: number;

  private constructor(
    private readonly desk: Desk,
    private readonly id: number,
    private readonly field: (typeof FIELDS)[number],
    private readonly typist: Typist,
    private readonly random: SeededRandom,
    private readonly onServer: () => Promise<string>,
  ) {}

  static async prepare(origin: string, editor: Editor, desk: Desk, seed: string): Promise<Try> {
    const random = seededRandom(seed);
    const field = random.pick(FIELDS);
    const { list } = await untilServed(() =>
      editor.call(origin, 'POST', 'entries', { type: 'newsletter' }),
    );
    const [{ id }] = list as [EntryRow];
    const onServer = async () => {
      const answer = await editor.call<{ draft: Draft }>(origin, 'GET', `entries/${id}`);
      return field.textOf((answer.list as [{ draft: Draft }])[0].draft);
    };
    const box = await desk.openEntry(id, field.label);
    await box.click();
    const typist = new Typist(await desk.page(), random);
    return new Try(desk, id, field, typist, random, onServer);
  }

  /** Everybody ends at the same time. */
  async typeBefore(): Promise<void> {
    const duration = this.random.whole(BEFORE.from, BEFORE.to);
    await delay(BEFORE.to - duration);
    await this.typist.type(duration);
  }

  typeDuring(): Promise<void> {
    return this.typist.type(this.random.whole(DURING.from, DURING.to));
  }

  async end({ begin, endTab }: TypingFault): Promise<void> {
    await endTab?.(this.desk);
    this.endedAt = performance.now();
    if (!begin) this.behind = this.typist.missing(await untilServed(this.onServer), this.endedAt);
  }

  async compare(fault: TypingFault): Promise<Interruption> {
    const { label } = this.field;
    const box = fault.endTab
      ? await this.desk.openEntry(this.id, label)
      : (await this.desk.page()).getByRole('textbox', { name: label });
    const kept = await storedText(box, this.onServer);
    return { fault, lost: this.typist.missing(kept, this.endedAt), behind: this.behind };
  }
}

/** A busy machine may refuse a call, and a service that was started again has no connections yet. */
async function untilServed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const begun = performance.now(); ; await delay(POLL_MS)) {
    try {
      return await call();
    } catch (error) {
      if (performance.now() - begun > STORED_WITHIN) throw error;
    }
  }
}

/** The text of the server, as soon as it has what the form shows. */
async function storedText(field: Locator, onServer: () => Promise<string>): Promise<string> {
  for (const begun = performance.now(); ; await delay(POLL_MS)) {
    const shown = await field.evaluate((element) =>
      element instanceof HTMLElement && 'value' in element
        ? String(element.value)
        : (element.textContent ?? ''),
    );
    const stored = await onServer().catch(() => undefined);
    if (stored === shown) return stored;
    if (performance.now() - begun > STORED_WITHIN) return stored ?? '';
  }
}
