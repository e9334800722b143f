import { Posting } from './posting.js';

const EMPTY = -1;
const INITIAL_SLOTS = 1_024;

/** The hash of the empty word (FNV-1a). */
export const EMPTY_HASH = 0x811c9dc5;

/** The hash of a word extended by one letter. */
export const hashWith = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/**
 * The posting of each word. A word is looked up inside its text, without a string of its own: a million listings have
 * hundreds of millions of words, and creating the strings would take most of the time of filling the index.
 */
export class WordTable {
  readonly postings: Posting[] = [];
  private readonly hashes: number[] = [];
  private slots = new Int32Array(INITIAL_SLOTS).fill(EMPTY);

  /** @returns the posting of `text.slice(from, to)`, which is created if it is missing */
  postingOf(text: string, from: number, to: number, hash: number): Posting {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.slots[slot] as number;
      if (number === EMPTY) return this.append(text.slice(from, to), hash);
      if (this.hashes[number] !== hash) continue;
      const posting = this.postings[number] as Posting;
      if (posting.word.length === to - from && text.startsWith(posting.word, from)) return posting;
    }
  }

  private append(word: string, hash: number): Posting {
    // Half of the slots stay empty, so that a search soon ends at an empty one.
    if (2 * this.postings.length >= this.slots.length) this.grow();
    const posting = new Posting(word);
    this.hashes.push(hash);
    this.insert(this.postings.push(posting) - 1);
    return posting;
  }

  private grow(): void {
    this.slots = new Int32Array(2 * this.slots.length).fill(EMPTY);
    for (let number = 0; number < this.postings.length; number += 1) this.insert(number);
  }

  private insert(number: number): void {
    const mask = this.slots.length - 1;
    let slot = (this.hashes[number] as number) & mask;
    while (this.slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.slots[slot] = number;
  }
}
