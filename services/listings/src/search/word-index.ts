import { LRUCache } from 'lru-cache';
import { Bitmap } from './bitmap.js';
import { Posting } from './posting.js';
import { wordsIn } from './words.js';

/** Finds the rows in which a word begins with some letters. */
export class WordIndex {
  private readonly postings = new Map<string, Posting>();
  /** By their words, as far as they have been put in order. */
  private sorted: Posting[] = [];
  private unsorted: Posting[] = [];
  /** A single letter begins most words: who asks for many at once shall not read all of them each time. */
  private readonly found = new LRUCache<string, Bitmap>({ max: 64 });

  /** All texts of a row at once. */
  add(row: number, texts: readonly string[]): void {
    if (this.found.size > 0) this.found.clear();
    for (const text of texts) {
      for (const word of wordsIn(text)) this.postingOf(word).add(row);
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

  /** @param numbers the new number of each row; -1 of one that goes */
  renumber(numbers: Int32Array): void {
    this.found.clear();
    for (const posting of this.postings.values()) posting.renumber(numbers);
  }

  private postingOf(word: string): Posting {
    const known = this.postings.get(word);
    if (known) return known;
    const posting = new Posting(word);
    this.postings.set(word, posting);
    this.unsorted.push(posting);
    return posting;
  }

  private inOrder(): Posting[] {
    if (this.unsorted.length > 0) {
      // The sort of V8 sees that the first part is in order already.
      this.sorted = [...this.sorted, ...this.unsorted.sort(byWord)].sort(byWord);
      this.unsorted = [];
    }
    return this.sorted;
  }
}

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
