import { readFile } from 'node:fs/promises';
import type { TokenUser } from '@phantom/service-kit';
import { samplePdf, signTestToken } from '@phantom/service-kit/testing';
import { ADRIAN, callsOf, EMMA, IRIS } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';
import { upload } from './staff.js';

/** Sent with an empty body and an unknown id, so that a permitted request fails with 400, 404, 415 or 422. */
const WRITING_CALLS = [
  'POST /api/auth/investors/{account_id}/holdings',
  'POST /api/auth/investors/{account_id}/distributions',
  'POST /api/auth/investors/{account_id}/documents',
  'PATCH /api/auth/investor-holdings/{id}',
  'DELETE /api/auth/investor-holdings/{id}',
  'PATCH /api/auth/investor-distributions/{id}',
  'DELETE /api/auth/investor-distributions/{id}',
  'PATCH /api/auth/investor-documents/{id}',
  'DELETE /api/auth/investor-documents/{id}',
  'POST /api/auth/investor-documents/{id}/file',
];
/** Writing calls of investors about their own documents and notices, and of whoever has the link of a notice. */
const OWN_CALLS = [
  'POST /api/auth/investor-documents/{id}/receipt',
  'PATCH /api/auth/investor-notices',
  'POST /api/auth/investor-notices/leave',
];
const READING_CALLS = [
  'investor-totals',
  ...['holdings', 'distributions', 'documents', 'history'].map(
    (part) => `investors/${IRIS.id}/${part}`,
  ),
];

const WITHOUT: [string, TokenUser | undefined, number][] = [
  ['nobody', undefined, 401],
  ['an investor', IRIS, 403],
  ['somebody without a role', { ...IRIS, type: null }, 403],
  ['an employee without the right', EMMA, 403],
  ['an employee with the other rights', { ...EMMA, rights: ['people', 'documents'] }, 403],
  ['an investor whose token claims the right', { ...IRIS, rights: ['investments'] }, 403],
];

describe('writing calls about investments', () => {
  let service: PropertiesApp;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  const send = async (call: string, user?: TokenUser, language = 'en') => {
    const [method, template] = call.split(' ') as ['POST' | 'PATCH' | 'DELETE', string];
    const url = template.replace('{account_id}', String(IRIS.id)).replace('{id}', '999999');
    const authorization = user && { authorization: await signTestToken(user) };
    const headers = { 'accept-language': language, ...authorization };
    const { statusCode, ...response } = await service.inject({ method, url, headers, payload: {} });
    return { status: statusCode, body: response.json() };
  };
  const everyRow = async () => {
    const tables = ['investor_holding', 'investor_distribution', 'investor_document'];
    const rows = tables.map((table) =>
      service.dataSource.query(`SELECT * FROM ${table} ORDER BY id`),
    );
    return Promise.all(rows);
  };

  it('are all listed in this test', async () => {
    const document = JSON.parse(
      await readFile(new URL('../openapi.json', import.meta.url), 'utf8'),
    ) as { paths: Record<string, Record<string, { tags?: string[] }>> };
    const writing = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, { tags }]) => method !== 'get' && tags?.includes('investors'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(writing.sort()).toEqual([...WRITING_CALLS, ...OWN_CALLS].sort());
  });

  describe.each(WITHOUT)('returns an error to %s', (_who, user, status) => {
    it.each(WRITING_CALLS)('%s', async (call) => {
      expect((await send(call, user)).status).toBe(status);
    });
  });

  it.each(WRITING_CALLS)('accepts an employee with the right: %s', async (call) => {
    expect([400, 404, 415, 422]).toContain((await send(call, ADRIAN)).status);
  });

  it('tells an employee without the right who can grant it, in five languages', async () => {
    const [call = ''] = WRITING_CALLS;
    const messages = [];
    for (const language of ['en', 'de', 'it', 'ru', 'es']) {
      messages.push((await send(call, EMMA, language)).body.message as string);
    }
    expect(messages[0]).toBe(
      'Only employees with the right for investments may change holdings, distributions and documents of investors. Whoever manages people can give you this right.',
    );
    expect(new Set(messages).size).toBe(5);
  });

  it('changes nothing for a valid request of an employee without the right', async () => {
    const before = await everyRow();
    const calls = callsOf(service, EMMA);
    const [holding] = (await calls.get(`investors/${IRIS.id}/holdings`)).body.list;
    const [payment] = (await calls.get(`investors/${IRIS.id}/distributions`)).body.list;
    const [document] = (await calls.get(`investors/${IRIS.id}/documents`)).body.list;
    const file = { content: samplePdf(), name: 'k1.pdf' };
    const token = await signTestToken(EMMA);
    const at = (kind: string, { id }: { id: number }) => `investor-${kind}/${id}`;
    const responses = [
      await calls.call('DELETE', `${at('distributions', payment)}?version=${payment.version}`),
      await calls.call('PATCH', at('distributions', payment), {
        ...{ amount: '1.00', version: payment.version },
      }),
      await calls.call('PATCH', at('holdings', holding), {
        ...{ property: 'Mine', version: holding.version },
      }),
      await calls.call('DELETE', `${at('documents', document)}?version=${document.version}`),
      await upload(
        service,
        `/api/auth/${at('documents', document)}/file`,
        { version: String(document.version), file },
        token,
      ),
      await calls.send(`investors/${IRIS.id}/documents`, {
        ...{ year: '2025', title: 'K-1', kind: 'tax_form', file },
      }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
    expect(await everyRow()).toEqual(before);
  });

  it.each(READING_CALLS)('lets every employee read: %s', async (path) => {
    expect((await callsOf(service, EMMA).get(path)).status).toBe(200);
  });

  it('lets every employee read the versions of a document', async () => {
    const calls = callsOf(service, EMMA);
    const [{ id }] = (await calls.get(`investors/${IRIS.id}/documents`)).body.list;
    expect((await calls.get(`investor-documents/${id}/versions`)).status).toBe(200);
  });
});
