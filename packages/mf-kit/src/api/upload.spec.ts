import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearSession, getSession, setSession } from '../session/session';
import { sessionWith } from '../testing/session';
import { upload } from './upload';

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

let server: Server;
let path: string;
let tokens: (string | undefined)[];

/** A server with one valid token. A real one, because XMLHttpRequest is under test. */
beforeEach(async () => {
  tokens = [];
  server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, X-Request-Id');
    response.setHeader('Access-Control-Expose-Headers', 'X-Request-Id');
    if (request.method === 'OPTIONS') return response.end();
    const { authorization } = request.headers;
    tokens.push(authorization);
    const body = await bodyOf(request);
    response.setHeader('X-Request-Id', 'r-1');
    response.statusCode = authorization === 'Bearer good' ? 200 : 401;
    if (body.includes('too-large')) response.statusCode = 413;
    const isTaken = response.statusCode === 200;
    response.end(
      JSON.stringify(isTaken ? { error: 0, got: body } : { error: 1, message: 'No', errors: {} }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
});

afterEach(() => {
  clearSession();
  server.closeAllConnections();
  server.close();
});

const form = (title = 'Deed') => {
  const body = new FormData();
  body.set('title', title);
  body.set('file', new File(['%PDF'], 'deed.pdf', { type: 'application/pdf' }));
  return body;
};

it('sends the form with the token, and reports the progress', async () => {
  setSession(sessionWith('good'));
  const parts: number[] = [];

  const answer = await upload<{ got: string }>(path, form(), {
    onProgress: (part) => parts.push(part),
  });

  expect(answer.got).toContain('Deed');
  expect(answer.got).toContain('filename="deed.pdf"');
  expect(tokens).toEqual(['Bearer good']);
  expect(parts.at(-1)).toBe(1);
});

it('renews an expired token and sends the form again', async () => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn(async () => Response.json(sessionWith('good')));

  const answer = await upload<{ got: string }>(path, form());

  expect(answer.got).toContain('deed.pdf');
  expect(tokens).toEqual(['Bearer old', 'Bearer good']);
});

it('clears a session that cannot be renewed', async () => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 401 }));

  await expect(upload(path, form())).rejects.toMatchObject({ status: 401 });
  expect(getSession()).toBeUndefined();
});

it('throws the message of the server with the request id', async () => {
  setSession(sessionWith('good'));

  await expect(upload(path, form('too-large'))).rejects.toMatchObject({
    name: 'ApiError',
    status: 413,
    message: 'No',
    requestId: 'r-1',
  });
});

it('throws a readable message when the server does not respond', async () => {
  // jsdom logs the broken connection.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.closeAllConnections();
  server.close();

  await expect(upload(path, form())).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it('stops when the signal aborts', async () => {
  setSession(sessionWith('good'));
  const end = new AbortController();
  const uploading = upload(path, form(), { signal: end.signal });
  end.abort();

  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
});
