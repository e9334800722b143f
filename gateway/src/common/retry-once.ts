import { interceptors } from 'undici';

/** An idle connection may close at the moment in which it is reused: one retry. */
export const retryOnce = interceptors.retry({
  maxRetries: 1,
  minTimeout: 0,
  errorCodes: ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'],
  statusCodes: [],
});
