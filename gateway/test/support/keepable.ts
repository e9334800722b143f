import type { RequestListener } from 'node:http';

/** The `Cache-Control` of public reads. */
export const PUBLIC = 'public, max-age=10, s-maxage=60, stale-while-revalidate=300';

/** Stale at once, and valid only while the service fails. */
export const ONLY_IF_ERROR = 'public, max-age=0, stale-if-error=60';

/** An upstream that counts: each response is different, and cacheable. */
export const counting = (headers: Record<string, string | string[]> = {}): RequestListener => {
  let count = 0;
  return (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': PUBLIC,
      ...headers,
    });
    response.end(JSON.stringify({ error: 0, answer: (count += 1) }));
  };
};
