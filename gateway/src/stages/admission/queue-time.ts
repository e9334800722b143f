import type { IncomingHttpHeaders } from 'node:http';

/** Written by proxies (`t=${msec}` in nginx), in seconds or milliseconds since 1970. A client that invents it harms only itself. */
const START = /^(?:t=)?(\d{10,13}(?:\.\d{1,6})?)$/;

/** A greater number is in milliseconds. */
const MAX_SECONDS = 1e11;

/**
 * Milliseconds between the proxy and this process, in queues that the process cannot see; undefined without
 * `X-Request-Start`. The clocks of the machines may differ.
 */
export const queueTimeOf = (headers: IncomingHttpHeaders, now = Date.now()): number | undefined => {
  const [, text] = START.exec(String(headers['x-request-start'] ?? '')) ?? [];
  if (text === undefined) return undefined;
  const start = Number(text);
  return Math.max(0, now - (start < MAX_SECONDS ? start * 1000 : start));
};
