/** What arrived at the server. */
export interface Arrived {
  headers: Headers;
  body: Record<string, unknown>;
}

type Answer = (arrived: Arrived) => Response | Promise<Response>;

/** An answer as the services give it. */
export const answer = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A refusal, in the form of the contract. */
export const refusal = (status: number, message: string, errors?: Record<string, string[]>) =>
  answer({ error: 1, message, errors }, status, { 'X-Request-Id': 'req-7', 'Retry-After': '60' });

/**
 * Stands in for the network: all else of a page is real.
 * @param answers by method and path, as `POST /api/auth/investor`
 * @returns what has arrived by POST
 */
export function fakeNetwork(answers: Record<string, Answer>): Arrived[] {
  const posts: Arrived[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const arrived = {
      headers: request.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
    if (request.method === 'POST') posts.push(arrived);
    const give = answers[name];
    if (!give) throw new Error(`The test has no answer to ${name}`);
    return give(arrived);
  });
  return posts;
}

/** The browser's connection breaks, or is back. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
