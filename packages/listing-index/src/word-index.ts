import { LRUCache } from 'lru-cache';
import { Bitmap } from './bitmap.js';
import type { Posting } from './posting.js';
import { EMPTY_HASH, hashWith, WordTable } from './word-table.js';
import { isWordUnit, plainText } from './words.js';

/** Rows that `renumber()` moves in one step: about ten milliseconds. */
const STEP = 500_000;

/** Finds the rows that contain a word with a given prefix. */
export class WordIndex {
  private readonly table = new WordTable();
  /** By word, as far as they are sorted. */
  private sorted: Posting[] = [];
  /** A prefix of one letter matches most words: repeated requests must not read all of them each time. */
  private readonly results = new LRUCache<string, Bitmap>({ max: 64 });

  add(row: number, texts: readonly string[]): void {
    if (this.results.size > 0) this.results.clear();
    for (const text of texts) this.addWords(row, plainText(text));
  }

  /** @param text as `plainText` gives it */
  private addWords(row: number, text: string): void {
    let [from, hash] = [0, EMPTY_HASH];
    for (let at = 0; at <= text.length; at += 1) {
      const unit = at < text.length ? text.charCodeAt(at) : SPACE;
      if (isWordUnit(unit)) hash = hashWith(hash, unit);
      else {
        if (at > from) this.table.postingOf(text, from, at, hash).add(row);
        [from, hash] = [at + 1, EMPTY_HASH];
      }
    }
  }

  /** @returns rows with such a word, and possibly deleted ones; do not change it. @param capacity number of rows */
  rowsWith(prefix: string, capacity: number): Bitmap {
    const known = this.results.get(prefix);
    if (known?.capacity === capacity) return known;
    const postings = this.sort();
    const found = new Bitmap(capacity);
    for (let at = firstFrom(postings, prefix); at < postings.length; at += 1) {
      const posting = postings[at] as Posting;
      if (!posting.word.startsWith(prefix)) break;
      posting.addTo(found);
    }
    this.results.set(prefix, found);
    return found;
  }

  /** Renumbers the rows and drops some, in steps. @param numbers the new number of each row; -1 for a row that is dropped */
  *renumber(numbers: Int32Array): Generator<void> {
    this.results.clear();
    let moved = 0;
    for (const posting of this.table.postings) {
      moved += posting.renumber(numbers);
      if (moved < STEP) continue;
      moved = 0;
      yield;
    }
  }

  /** Sorts the new words in. The first search does it if nobody else does. */
  sort(): Posting[] {
    const { postings } = this.table;
    if (postings.length > this.sorted.length) {
      // V8's sort detects that the first part is sorted already.
      const unsorted = postings.slice(this.sorted.length).sort(byWord);
      this.sorted = [...this.sorted, ...unsorted].sort(byWord);
    }
    return this.sorted;
  }
}

const SPACE = 0x20;

const byWord = (one: Posting, other: Posting): number =>
  one.word < other.word ? -1 : one.word > other.word ? 1 : 0;

function firstFrom(postings: readonly Posting[], prefix: string): number {
  let [from, to] = [0, postings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((postings[middle] as Posting).word < prefix) from = middle + 1;
    else to = middle;
  }
  return from;
}
