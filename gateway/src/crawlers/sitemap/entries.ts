/** One answer of a call that lists the pages of a route. */
export interface EntriesAnswer {
  list: Readonly<Record<string, unknown>>[];
  /** The cursor of the next answer. */
  next?: string | number | null;
}

/** A call that will never tell what it was declared to tell: waiting does not help. */
export class UnusableEntriesError extends Error {
  override readonly name = 'UnusableEntriesError';
}

/** Against a service whose cursors lead round in a circle. */
const MOST_ANSWERS = 2_000;

/**
 * All entries of a route, answer after answer.
 *
 * @param read makes the call; the query begins with a question mark or is empty
 * @throws UnusableEntriesError, or whatever `read` throws
 */
export async function* allEntries(
  read: (query: string) => Promise<unknown>,
): AsyncGenerator<EntriesAnswer['list']> {
  let query = '';
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const answer = await read(query);
    if (!isEntriesAnswer(answer)) throw new UnusableEntriesError('not an answer with entries');
    yield answer.list;
    if (answer.next === undefined || answer.next === null) return;
    query = `?cursor=${encodeURIComponent(answer.next)}`;
  }
  throw new UnusableEntriesError(`no end after ${MOST_ANSWERS} answers`);
}

const isEntriesAnswer = (answer: unknown): answer is EntriesAnswer => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { list, next } = answer as Record<string, unknown>;
  const isCursor = next === undefined || next === null || /^(string|number)$/.test(typeof next);
  return isCursor && Array.isArray(list) && list.every((entry) => Object(entry) === entry);
};
