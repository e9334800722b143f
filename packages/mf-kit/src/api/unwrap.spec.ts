import { ApiError, unwrap, parseJsonArray } from './unwrap';

describe('unwrap', () => {
  const response = (status = 200, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers });

  async function failure(call: Parameters<typeof unwrap>[0]): Promise<ApiError> {
    const error: unknown = await unwrap(call).catch((thrown: unknown) => thrown);
    if (!(error instanceof ApiError)) throw error;
    return error;
  }

  it('returns the data', async () => {
    const data = { error: 0, list: [1] };
    expect(await unwrap(Promise.resolve({ data, response: response() }))).toBe(data);
  });

  it('throws the server’s message with field errors and request id', async () => {
    const body = { error: 1, message: 'Please check', errors: { email: ['not an email'] } };
    const headers = { 'X-Request-Id': 'abc', 'Retry-After': '30' };
    const error = await failure(Promise.resolve({ error: body, response: response(422, headers) }));
    expect(error).toMatchObject({
      message: 'Please check',
      status: 422,
      errors: body.errors,
      requestId: 'abc',
      retryAfter: 30,
    });
  });

  it('passes on the current row when the version is stale', async () => {
    const body = { error: 1, message: 'Changed since', list: [{ id: 3, version: 5 }] };
    const error = await failure(Promise.resolve({ error: body, response: response(409) }));
    expect(error).toMatchObject({ status: 409, list: body.list });
  });

  it('throws for a non-zero error in a successful response', async () => {
    const data = { error: 1, message: 'Not today' };
    const error = await failure(Promise.resolve({ data, response: response() }));
    expect(error).toMatchObject({ message: 'Not today', status: 200 });
  });

  it.each([
    ['no response', new TypeError('Failed to fetch'), /cannot reach the server/],
    ['a response that is no JSON', new SyntaxError('Unexpected token'), /could not read/],
  ])('has a message for %s', async (_what, cause, words) => {
    const error = await failure(Promise.reject(cause));
    expect(error).toMatchObject({ status: 0, message: expect.stringMatching(words) });
  });

  it('has a message for the error page of a proxy', async () => {
    const error = await failure(
      Promise.resolve({ error: '<html>Bad gateway</html>', response: response(502) }),
    );
    expect(error).toMatchObject({ status: 502, message: 'Sorry! something went wrong.' });
  });

  it('rethrows the AbortError of an aborted call', async () => {
    const aborted = new DOMException('Aborted', 'AbortError');
    await expect(unwrap(Promise.reject(aborted))).rejects.toBe(aborted);
  });
});

describe('parseJsonArray', () => {
  it.each([
    ['["a", 1, null]', ['a', 1, null]],
    ['{"length": 1}', []],
    ['[1,', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('reads %p', (text, entries) => {
    expect(parseJsonArray(text)).toEqual(entries);
  });
});
