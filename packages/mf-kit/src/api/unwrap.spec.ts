import { ApiError, unwrap, parseJsonArray } from './unwrap';

describe('unwrap', () => {
  const response = (status = 200, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers });

  /** The error that a call fails with. */
  async function failure(call: Parameters<typeof unwrap>[0]): Promise<ApiError> {
    const error: unknown = await unwrap(call).catch((thrown: unknown) => thrown);
    if (!(error instanceof ApiError)) throw error;
    return error;
  }

  it('answers the data', async () => {
    const data = { error: 0, list: [1] };
    expect(await unwrap(Promise.resolve({ data, response: response() }))).toBe(data);
  });

  it('throws what the server says, with its field errors and ids', async () => {
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

  it('hands on the row as it is now, where what was sent is stale', async () => {
    const body = { error: 1, message: 'Changed since', list: [{ id: 3, version: 5 }] };
    const error = await failure(Promise.resolve({ error: body, response: response(409) }));
    expect(error).toMatchObject({ status: 409, list: body.list });
  });

  it('takes a non-zero error in a good answer for the refusal that it is', async () => {
    const data = { error: 1, message: 'Not today' };
    const error = await failure(Promise.resolve({ data, response: response() }));
    expect(error).toMatchObject({ message: 'Not today', status: 200 });
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch'), /cannot reach the server/],
    ['an answer that is no JSON', new SyntaxError('Unexpected token'), /could not read/],
  ])('puts %s in words for a person', async (_what, cause, words) => {
    const error = await failure(Promise.reject(cause));
    expect(error).toMatchObject({ status: 0, message: expect.stringMatching(words) });
  });

  it('has words for an error page of whoever stands between', async () => {
    const error = await failure(
      Promise.resolve({ error: '<html>Bad gateway</html>', response: response(502) }),
    );
    expect(error).toMatchObject({ status: 502, message: 'Sorry! something went wrong.' });
  });

  it('lets an aborted call be', async () => {
    const aborted = new DOMException('Aborted', 'AbortError');
    await expect(unwrap(Promise.reject(aborted))).rejects.toBe(aborted);
  });
});

describe('parse-json-array', () => {
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
