import { ServiceConfig } from '../src/index.js';
import { createTestApp, type TestApp } from '../src/testing/index.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({
    module: NoteServiceModule,
    config: ServiceConfig,
    dataSource: noteDataSource,
  });
});

afterAll(() => service.close());

const note = { text: 'first', author: { email: 'a@example.com' } };

async function post(payload: string | object | Buffer, contentType = 'application/json') {
  const headers = { 'content-type': contentType };
  const answer = await service.inject({ method: 'POST', url: '/api/notes', headers, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function get(url: string) {
  const answer = await service.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

const notFound = {
  error: 1,
  message: 'Sorry! the page you are looking for could not be found',
  list: [],
};

const fault = {
  error: 1,
  message: 'Sorry! something went wrong, please contact our support team',
};

describe('success', () => {
  it('returns 200 for a POST and drops unknown fields', async () => {
    const { status, body } = await post({ ...note, admin: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ error: 0, text: 'first' });
  });
});

describe('422', () => {
  it('reports every wrong field, nested ones by their path, without texts of the library', async () => {
    const { status, body } = await post({ text: 5, author: { email: 'nobody' } });
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 1,
      message: expect.any(String),
      errors: {
        text: ['Please check this value.'],
        'author.email': ['Please enter an email address, such as name@example.com.'],
      },
    });
  });

  it('covers a missing body and one that is no object', async () => {
    expect((await post('[]')).status).toBe(422);
    expect((await post('"text"')).status).toBe(422);
    const answer = await service.inject({ method: 'POST', url: '/api/notes' });
    expect(answer.statusCode).toBe(422);
  });
});

describe('400', () => {
  it.each(['abc', '0', '-1', '1.5', '1e3', '0x1', '99999999999', '%20'])(
    'is returned for the id %s in a path',
    async (id) => {
      const { status, body } = await get(`/api/notes/${id}`);
      expect(status).toBe(400);
      expect(body).toEqual({ error: 1, message: expect.any(String) });
    },
  );

  it('is returned for a wrong or missing id in a query', async () => {
    expect((await get('/api/notes/by-query?id=abc')).status).toBe(400);
    expect((await get('/api/notes/by-query')).status).toBe(400);
    expect((await get('/api/notes/by-query?id=1&id=2')).status).toBe(400);
  });

  it('is returned for malformed and poisoned JSON', async () => {
    expect((await post('{"text":')).status).toBe(400);
    expect((await post('{"__proto__": {"admin": true}}')).status).toBe(400);
    expect((await post('')).status).toBe(400);
  });

  it('is returned for JSON that is nested too deep', async () => {
    const deep = `{"text":${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
    expect((await post(deep)).status).toBe(400);
  });

  it('is returned for a path that cannot be decoded, with a request id', async () => {
    const { status, body, headers } = await get('/api/notes/%zz');
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message: expect.any(String) });
    expect(headers['x-request-id']).toEqual(expect.any(String));
  });
});

describe('404', () => {
  it('is the same for an unknown row, an unknown path and another case', async () => {
    for (const url of ['/api/notes/4711', '/api/nothing', '/api/Notes/1', '/favicon.ico']) {
      const { status, body } = await get(url);
      expect({ url, status, body }).toEqual({ url, status: 404, body: notFound });
    }
  });
});

describe('413, 415, 429', () => {
  it('limits the size of the body', async () => {
    const { status, body } = await post({ ...note, text: 'x'.repeat(300_000) });
    expect(status).toBe(413);
    expect(body).toEqual({ error: 1, message: 'The request is too large' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'refuses %s',
    async (type) => {
      const { status, body } = await post('text=first', type);
      expect(status).toBe(415);
      expect(body).toEqual({ error: 1, message: expect.any(String) });
    },
  );

  it('sends Retry-After', async () => {
    const { status, headers } = await get('/api/notes/too-many');
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('7');
  });
});

describe('the language of errors', () => {
  const failure = async (language: string, url: string, payload?: object) => {
    const headers = { 'accept-language': language };
    const answer = payload
      ? await service.inject({ method: 'POST', url, headers, payload })
      : await service.inject({ method: 'GET', url, headers });
    expect(answer.headers['vary']).toBe('Accept-Language');
    return answer.json<{ message: string; errors?: Record<string, string[]> }>();
  };

  it.each([
    ['/api/notes/4711', 'Die gesuchte Seite wurde leider nicht gefunden'],
    ['/api/notes/%zz', 'Die Anfrage wurde nicht verstanden'],
    ['/api/notes/too-many', 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.'],
    ['/api/notes/mine', 'Die Zugangsdaten stimmen nicht'],
  ])('is that of the request at %s', async (url, message) => {
    expect(await failure('de-AT', url)).toMatchObject({ message });
  });

  it('is that of the request for fields, too, with its format of numbers', async () => {
    const { message, errors } = await failure('de', '/api/notes', {
      text: 'x',
      title: 'x'.repeat(2001),
      author: {},
    });
    expect(message).toBe('Bitte prüfen Sie Ihre Angaben');
    expect(errors).toEqual({
      title: ['Dieser Text ist zu lang: höchstens 2.000 Zeichen.'],
      'author.email': [expect.stringMatching('Bitte geben Sie eine E-Mail-Adresse ein')],
    });
  });

  it.each(['fr', '*', '', 'de;q=0'])('is English for %j', async (language) => {
    expect(await failure(language, '/api/notes/4711')).toEqual(notFound);
  });
});

describe('500', () => {
  it('does not reveal the cause', async () => {
    await post({ ...note, text: 'twice' });
    const { status, body } = await post({ ...note, text: 'twice' });
    expect(status).toBe(500);
    expect(body).toEqual(fault);
  });
});
