import { Posting } from './posting.js';

const EMPTY = -1;
const FIRST_SLOTS = 1_024;

/** The beginning of every digest of a word (FNV-1a). */
export const NO_LETTERS = 0x811c9dc5;

/** The digest of a word and one letter more. */
export const withLetter = (digest: number, unit: number): number =>
  Math.imul(digest ^ unit, 0x01000193);

/**
 * The rows of each word. A word is looked up where it stands in a text: a million homes have hundreds of millions of
 * words, and a string for each would be all that the filling of the index is busy with.
 */
export class WordTable {
  readonly postings: Posting[] = [];
  private readonly digests: number[] = [];
  private slots = new Int32Array(FIRST_SLOTS).fill(EMPTY);

  /** @returns that of the word from there to there, which may be new */
  postingOf(text: string, from: number, to: number, digest: number): Posting {
    const last = this.slots.length - 1;
    for (let slot = digest & last; ; slot = (slot + 1) & last) {
      const number = this.slots[slot] as number;
      if (number === EMPTY) return this.append(text.slice(from, to), digest);
      if (this.digests[number] !== digest) continue;
      const posting = this.postings[number] as Posting;
      if (posting.word.length === to - from && text.startsWith(posting.word, from)) return posting;
    }
  }

  private append(word: string, digest: number): Posting {
    // Half of them stay empty, so that an empty one is soon found.
    if (2 * this.postings.length >= this.slots.length) this.widen();
    const posting = new Posting(word);
    this.digests.push(digest);
    this.enter(this.postings.push(posting) - 1);
    return posting;
  }

  private widen(): void {
    this.slots = new Int32Array(2 * this.slots.length).fill(EMPTY);
    for (let number = 0; number < this.postings.length; number += 1) this.enter(number);
  }

  private enter(number: number): void {
    const last = this.slots.length - 1;
    let slot = (this.digests[number] as number) & last;
    while (this.slots[slot] !== EMPTY) slot = (slot + 1) & last;
    this.slots[slot] = number;
  }
}
