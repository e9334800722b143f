import { Injectable } from '@nestjs/common';
import { currentRequestId } from '@phantom/service-kit';
import { type Dispatcher, interceptors } from 'undici';
import { ServicePools } from '../../api/service-pools.js';
import { publicReadOf } from '../../api/public-reads.js';
import { allEntries, type EntriesAnswer, UnusableEntriesError } from './entries.js';

/** An idle connection may have been closed just as it was used again. */
const retryOnce = interceptors.retry({
  maxRetries: 1,
  minTimeout: 0,
  errorCodes: ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'],
  statusCodes: [],
});

/** Asks the services which pages a route has. */
@Injectable()
export class EntriesService {
  constructor(private readonly pools: ServicePools) {}

  /**
   * @param path of the call, as the route declares it
   * @throws UnusableEntriesError if there is no such call
   * @throws Error if its service does not answer
   */
  of(path: string, signal: AbortSignal): AsyncGenerator<EntriesAnswer['list']> {
    const service = publicReadOf(path);
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
