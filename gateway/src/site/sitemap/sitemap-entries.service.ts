import { Injectable } from '@nestjs/common';
import { currentRequestId } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { retryOnce } from '../../common/retry-once.js';
import { Bulkheads } from '../../stages/proxy/upstream/bulkhead.js';
import { publicReadService } from '../../stages/route/public-reads.js';

/** One response of the call that lists the entries of a route. */
export interface EntriesResponse {
  list: Readonly<Record<string, unknown>>[];
  /** The cursor of the next response. */
  next?: string | number | null;
}

/** The call does not list entries: another try would not help. */
export class UnusableEntriesError extends Error {
  override readonly name = 'UnusableEntriesError';
}

/** Protects against cursors that form a cycle. */
const MAX_RESPONSES = 2_000;

/** @param read makes the call; the query is empty or begins with a question mark */
export async function* allEntries(
  read: (query: string) => Promise<unknown>,
): AsyncGenerator<EntriesResponse['list']> {
  let query = '';
  for (let answers = 0; answers < MAX_RESPONSES; answers += 1) {
    const answer = await read(query);
    if (!isEntriesAnswer(answer)) throw new UnusableEntriesError('not an answer with entries');
    yield answer.list;
    if (answer.next === undefined || answer.next === null) return;
    query = `?cursor=${encodeURIComponent(answer.next)}`;
  }
  throw new UnusableEntriesError(`no end after ${MAX_RESPONSES} answers`);
}

const isEntriesAnswer = (answer: unknown): answer is EntriesResponse => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { list, next } = answer as Record<string, unknown>;
  const isCursor = next === undefined || next === null || /^(string|number)$/.test(typeof next);
  return isCursor && Array.isArray(list) && list.every((entry) => Object(entry) === entry);
};

/** Reads the entries of a route from its service. */
@Injectable()
export class SitemapEntriesService {
  constructor(private readonly bulkheads: Bulkheads) {}

  /** @throws UnusableEntriesError if the call does not exist, Error if the service does not answer */
  of(path: string, signal: AbortSignal): AsyncGenerator<EntriesResponse['list']> {
    const service = publicReadService(path);
    if (!service) throw new UnusableEntriesError('no such public call');
    const dispatcher = this.bulkheads.of(service).pool.compose(retryOnce);
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
  // The service does not have this call. Other failures are temporary.
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 429) {
    throw new UnusableEntriesError(`answered ${statusCode}`);
  }
  throw new Error(`${options.path} answered ${statusCode}`);
};
