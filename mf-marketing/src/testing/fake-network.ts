/** A request that the fake network received. */
export interface ReceivedRequest {
  headers: Headers;
  body: Record<string, unknown>;
}

type Handler = (request: ReceivedRequest) => Response | Promise<Response>;

/** A JSON response of a service. */
export const jsonResponse = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** An error response in the format of the contract. */
export const errorResponse = (status: number, message: string, errors?: Record<string, string[]>) =>
  jsonResponse({ error: 1, message, errors }, status, {
    'X-Request-Id': 'req-7',
    'Retry-After': '60',
  });

/**
 * Replaces `fetch`. Everything else of a page is real.
 * @param handlers by method and path, for example `POST /api/auth/investor`
 * @returns the POST requests that were received
 */
export function fakeNetwork(handlers: Record<string, Handler>): ReceivedRequest[] {
  const posts: ReceivedRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const received = {
      headers: request.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
    if (request.method === 'POST') posts.push(received);
    const handler = handlers[name];
    if (!handler) throw new Error(`The test has no handler for ${name}`);
    return handler(received);
  });
  return posts;
}

/** Breaks or restores the connection of the browser. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
