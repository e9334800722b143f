import { Injectable } from '@nestjs/common';
import { currentRequestId } from '@phantom/service-kit';
import { type Dispatcher, interceptors } from 'undici';
import { Bulkheads } from '../../stages/proxy/upstream/bulkhead.js';
import { publicReadService } from '../../stages/route/public-reads.js';

/** One answer of a call that lists the pages of a route. */
export interface EntriesResponse {
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
): AsyncGenerator<EntriesResponse['list']> {
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

const isEntriesAnswer = (answer: unknown): answer is EntriesResponse => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { list, next } = answer as Record<string, unknown>;
  const isCursor = next === undefined || next === null || /^(string|number)$/.test(typeof next);
  return isCursor && Array.isArray(list) && list.every((entry) => Object(entry) === entry);
};

/** An idle connection may have been closed just as it was used again. */
const retryOnce = interceptors.retry({
  maxRetries: 1,
  minTimeout: 0,
  errorCodes: ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'],
  statusCodes: [],
});

/** Asks the services which pages a route has. */
@Injectable()
export class SitemapEntriesService {
  constructor(private readonly pools: Bulkheads) {}

  /**
   * @param path of the call, as the route declares it
   * @throws UnusableEntriesError if there is no such call
   * @throws Error if its service does not answer
   */
  of(path: string, signal: AbortSignal): AsyncGenerator<EntriesResponse['list']> {
    const service = publicReadService(path);
    if (!service) throw new UnusableEntriesError('no such public call');
    const dispatcher = this.pools.of(service).compose(retryOnce);
    return allEntries((query) => read(dispatcher, { path: path + query, method: 'GET', signal }));
  }
}

const read = async (
  dispatcher: Dispatcher,
  options: Dispatcher.RequestOptions,
): Promise<unknown> => {
  const requestId = currentRequestId();
  const headers = { accept: 'application/json', ...(requestId && { 'x-request-id': requestId }) };
  const { statusCode, body } = await dispatcher.request({ ...options, headers });
  if (statusCode === 200) return body.json();
  await body.dump();
  // A service that is not up to date does not know the call; one in trouble, or too busy, will know it again.
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 429) {
    throw new UnusableEntriesError(`answered ${statusCode}`);
  }
  throw new Error(`${options.path} answered ${statusCode}`);
};
