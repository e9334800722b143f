import type { IncomingHttpHeaders } from 'node:http';

/** Written by proxies (`t=${msec}` in nginx), in seconds or in milliseconds since 1970. Who makes it up harms nobody else. */
const START = /^(?:t=)?(\d{10,13}(?:\.\d{1,6})?)$/;

/** Beyond, a number since 1970 is no longer one of seconds. */
const MOST_SECONDS = 1e11;

/**
 * Milliseconds for which a request has waited between the proxy that took it and this process, in queues that a process knows
 * nothing of; undefined where no proxy tells by `X-Request-Start`. Clocks of machines differ.
 */
export const queueTimeOf = (headers: IncomingHttpHeaders, now = Date.now()): number | undefined => {
  const [, text] = START.exec(String(headers['x-request-start'] ?? '')) ?? [];
  if (text === undefined) return undefined;
  const start = Number(text);
  return Math.max(0, now - (start < MOST_SECONDS ? start * 1000 : start));
};
