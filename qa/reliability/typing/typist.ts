import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SeededRandom } from '../../../demo/feed/random.js';

/** A text in which no two parts are equal, within the maximum length of a title. */
const TEXT = Array.from({ length: 30 }, (_, index) => index + 100).join('-');

/** Milliseconds between two keys. */
const FASTEST = 20;
const SLOWEST = 70;

/** A person who types into the focused field, and the time of each key. */
export class Typist {
  /** On the clock of `performance.now()`. */
  private readonly times: number[] = [];

  constructor(
    private readonly page: Page,
    private readonly random: SeededRandom,
  ) {}

  get text(): string {
    return TEXT.slice(0, this.times.length);
  }

  /** Types for this number of milliseconds, or until the text ends. */
  async type(duration: number): Promise<void> {
    const end = performance.now() + duration;
    while (performance.now() < end && this.times.length < TEXT.length) {
      const key = TEXT.charAt(this.times.length);
      this.times.push(performance.now());
      await this.page.keyboard.press(key);
      await delay(this.random.whole(FASTEST, SLOWEST));
    }
  }

  /**
   * Seconds of typing that are missing in a stored text.
   *
   * @param endedAt when the typing ended, on the clock of `performance.now()`
   * @throws Error for a text that was never typed
   */
  missing(stored: string, endedAt: number): number {
    if (!TEXT.startsWith(stored) || stored.length > this.times.length) {
      throw new Error(`"${this.text}" was typed, and "${stored}" is stored`);
    }
    const firstMissing = this.times[stored.length];
    return firstMissing === undefined ? 0 : (endedAt - firstMissing) / 1000;
  }
}
