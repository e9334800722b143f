import { LRUCache } from 'lru-cache';
import { Bitmap } from './bitmap.js';
import type { Posting } from './posting.js';
import { NO_LETTERS, withLetter, WordTable } from './word-table.js';
import { wordsIn } from './words.js';

/** Rows that are numbered anew at once: a hundredth of a second. */
const STEP = 500_000;

/** Finds the rows in which a word begins with some letters. */
export class WordIndex {
  private readonly table = new WordTable();
  /** By their words, as far as they have been put in order. */
  private sorted: Posting[] = [];
  /** A single letter begins most words: who asks for many at once shall not read all of them each time. */
  private readonly found = new LRUCache<string, Bitmap>({ max: 64 });

  /** All texts of a row at once. */
  add(row: number, texts: readonly string[]): void {
    if (this.found.size > 0) this.found.clear();
    for (const text of texts) {
      if (FOREIGN.test(text)) for (const word of wordsIn(text)) this.addWords(row, word);
      else this.addWords(row, text.toLowerCase());
    }
  }

  /** @param text lower case, without accents; all that is no letter of it, and no digit, stands between words */
  private addWords(row: number, text: string): void {
    let [from, digest] = [0, NO_LETTERS];
    for (let at = 0; at <= text.length; at += 1) {
      const unit = at < text.length ? text.charCodeAt(at) : SPACE;
      // What is not ASCII belongs to a word that was cut out before.
      if (LETTERS[unit] !== 0) digest = withLetter(digest, unit);
      else {
        if (at > from) this.table.postingOf(text, from, at, digest).add(row);
        [from, digest] = [at + 1, NO_LETTERS];
      }
    }
  }

  /**
   * @param room how many rows there are
   * @returns those that have such a word, and maybe some that are gone; not to be changed
   */
  rowsWith(beginning: string, room: number): Bitmap {
    const known = this.found.get(beginning);
    if (known?.room === room) return known;
    const rows = this.read(beginning, room);
    this.found.set(beginning, rows);
    return rows;
  }

  private read(beginning: string, room: number): Bitmap {
    const postings = this.inOrder();
    const found = new Bitmap(room);
    for (let at = firstFrom(postings, beginning); at < postings.length; at += 1) {
      const posting = postings[at] as Posting;
      if (!posting.word.startsWith(beginning)) break;
      posting.addTo(found);
    }
    return found;
  }

  /** Puts what is new in order; without it the first search does. */
  settle(): void {
    this.inOrder();
  }

  /**
   * Leaves out rows, some thousand at each step.
   *
   * @param numbers the new number of each row; -1 of one that goes
   */
  *renumber(numbers: Int32Array): Generator<void> {
    this.found.clear();
    let moved = 0;
    for (const posting of this.table.postings) {
      moved += posting.renumber(numbers);
      if (moved < STEP) continue;
      moved = 0;
      yield;
    }
  }

  private inOrder(): Posting[] {
    const { postings } = this.table;
    if (postings.length > this.sorted.length) {
      // The sort of V8 sees that the first part is in order already.
      const unsorted = postings.slice(this.sorted.length).sort(byWord);
      this.sorted = [...this.sorted, ...unsorted].sort(byWord);
    }
    return this.sorted;
  }
}

/** Nearly all texts are ASCII, in which words are told apart far quicker. */
const FOREIGN = /\P{ASCII}/u;
const SPACE = 0x20;

/** 1 of a lower-case letter or a digit. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[a-z0-9]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

const byWord = (one: Posting, other: Posting): number =>
  one.word < other.word ? -1 : one.word > other.word ? 1 : 0;

function firstFrom(postings: readonly Posting[], beginning: string): number {
  let [from, to] = [0, postings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((postings[middle] as Posting).word < beginning) from = middle + 1;
    else to = middle;
  }
  return from;
}
