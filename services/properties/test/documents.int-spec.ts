import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleOffice, samplePdf } from '@phantom/service-kit/testing';
import { propertiesApp, type PropertiesApp } from './properties-app.js';
import { ADA, employeeToken, typeToken, upload } from './staff.js';

const DOCUMENTS = '/api/auth/documents';
const pdf = (bytes = 0) => ({ content: samplePdf(bytes), name: 'Neue Regeln (final).pdf' });

interface Row {
  id: number;
  title: string;
  url: string;
  version: number;
}

describe('documents', () => {
  let service: PropertiesApp;
  let token: string;

  beforeAll(async () => {
    service = await propertiesApp();
    token = await employeeToken('documents');
  });
  afterAll(() => service.close());

  const training = async (): Promise<Row[]> =>
    (await service.get('/api/auth/pdf/PDflist/training', token)).json().list;
  const add = (title: string, file = pdf(), list = 'training') =>
    upload(service, DOCUMENTS, { list, title, file }, token);
  const added = async (title: string): Promise<Row> => (await add(title)).body.list[0];
  const call = async (method: 'PATCH' | 'DELETE' | 'GET', url: string, payload?: object) => {
    const response = await service.inject({
      method,
      url: DOCUMENTS + url,
      headers: { authorization: token },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const replace = ({ id, version }: Pick<Row, 'id' | 'version'>, file = pdf(3_000)) =>
    upload(service, `${DOCUMENTS}/${id}/file`, { version, file }, token);
  const historyOf = async (query = '') =>
    (await service.get(`/api/auth/document-history?list=training${query}`, token)).json();
  const storedBytes = () => readdir(join(service.filesDir, 'properties')).catch(() => []);

  it('appends a document to its list', async () => {
    const before = await training();
    const { status, body } = await add('Fair housing, part two');

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      title: 'Fair housing, part two',
      version: 1,
      updated_by: ADA.name,
      content_type: 'application/pdf',
      bytes: pdf().content.length,
    });
    const after = await training();
    expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), body.list[0].id]);
    expect((await service.get(after.at(-1)!.url)).rawPayload.equals(pdf().content)).toBe(true);
  });

  it('gives concurrent documents different positions', async () => {
    const before = (await training()).length;
    const responses = await Promise.all(['One', 'Two', 'Three'].map((title) => add(title)));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await training()).toHaveLength(before + 3);
  });

  it.each([
    ['a title that is taken, in another case', ' FIRST WEEK: systems, people and files', 'title'],
    ['no title', '  ', 'title'],
    ['a title that is too long', 'x'.repeat(151), 'title'],
  ])('returns 422 for %s', async (_, title, field) => {
    const bytes = await storedBytes();
    const { status, body } = await add(title);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await storedBytes()).toEqual(bytes);
  });

  it('returns 422 for an unknown list', async () => {
    const { status, body } = await add('Elsewhere', pdf(), 'secrets');

    expect(status).toBe(422);
    expect(body.errors).toEqual({ list: ['Please choose one of the options offered.'] });
  });

  it('renames a document', async () => {
    const { id, version } = await added('A name');
    const { status, body } = await call('PATCH', `/${id}`, { title: 'Another name', version });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ id, title: 'Another name', version: version + 1 });
    expect(await training()).toContainEqual(expect.objectContaining({ id, title: 'Another name' }));
  });

  it('allows another case of its own title, and refuses a title that is taken', async () => {
    const { id, version } = await added('one more');
    const own = await call('PATCH', `/${id}`, { title: 'One more', version });
    expect(own.status).toBe(200);
    const taken = { title: 'First week: systems, people and files', version: version + 1 };

    expect((await call('PATCH', `/${id}`, taken)).body.errors.title[0]).toMatch(
      /^A document with this title is in the list already/,
    );
  });

  it('replaces a file and keeps the earlier one among the versions', async () => {
    const document = await added('Handbook');
    const { status, body } = await replace(document, {
      content: sampleOffice('docx'),
      name: 'Handbuch, 2. Fassung.docx',
    });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ id: document.id, version: 2, title: 'Handbook' });
    expect(body.list[0].url).toContain('/handbook.docx?');
    const { list } = (await call('GET', `/${document.id}/versions`)).body;
    expect(list).toMatchObject([
      { number: 2, file_name: 'Handbuch, 2. Fassung.docx', added_by: ADA.name },
      { number: 1, file_name: 'Neue Regeln (final).pdf', content_type: 'application/pdf' },
    ]);
    for (const { url } of list) expect((await service.get(url)).statusCode).toBe(200);
  });

  it('returns 422 when the new file is the same', async () => {
    const document = await added('Same');

    expect((await replace(document, pdf())).body.errors.file[0]).toMatch(
      /^This is the file that the document has already/,
    );
  });

  it('lists a first version of a seeded document', async () => {
    const [first] = await training();
    const { list } = (await call('GET', `/${first!.id}/versions`)).body;

    expect(list).toMatchObject([{ number: 1, added_by: null, bytes: expect.any(Number) }]);
  });

  it('returns 409 with the current row when the version is stale', async () => {
    const document = await added('Contested');
    const { id, version } = document;
    await call('PATCH', `/${id}`, { title: 'Contested, again', version });
    const bytes = await storedBytes();
    const responses = [
      await call('PATCH', `/${id}`, { title: 'Mine', version }),
      await replace(document),
      await call('DELETE', `/${id}?version=${version}`),
    ];

    for (const { status, body } of responses) {
      expect(status).toBe(409);
      expect(body.list).toMatchObject([{ id, title: 'Contested, again', version: version + 1 }]);
      expect(body.message).toMatch(/^Someone else has changed this/);
    }
    expect(await storedBytes()).toEqual(bytes);
  });

  it('accepts one of two concurrent replacements and stores no bytes of the other', async () => {
    const document = await added('Twice');
    const bytes = (await storedBytes()).length;
    const responses = await Promise.all([
      replace(document, pdf(4_000)),
      replace(document, pdf(5_000)),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storedBytes()).toHaveLength(bytes + 1);
  });

  it('removes a document with all its versions, whose links return 404', async () => {
    const bytes = (await storedBytes()).length;
    const document = await added('Gone');
    const { url, version } = (await replace(document)).body.list[0];
    const { status, body } = await call('DELETE', `/${document.id}?version=${version}`);

    expect([status, body]).toEqual([200, { error: 0 }]);
    expect(await training()).not.toContainEqual(expect.objectContaining({ id: document.id }));
    for (const link of [document.url, url]) expect((await service.get(link)).statusCode).toBe(404);
    expect(await storedBytes()).toHaveLength(bytes);
    expect((await call('GET', `/${document.id}/versions`)).status).toBe(404);
    expect((await replace(document)).status).toBe(404);
  });

  it('keeps the version when the title is the same', async () => {
    const document = await added('Unmoved');
    const { id, title, version } = document;

    expect((await call('PATCH', `/${id}`, { title, version })).body.list).toMatchObject([
      { id, title, version },
    ]);
  });

  it('records all changes in a history that cannot be changed, also of removed documents', async () => {
    const { id, version } = await added('Old name');
    await call('PATCH', `/${id}`, { title: 'New name', version });
    await replace({ id, version: version + 1 });
    await call('DELETE', `/${id}?version=${version + 2}`);
    const about = { document_id: id, by: ADA.name, at: expect.any(String) };
    const file = 'Neue Regeln (final).pdf';
    const expected = [
      { action: 'removed', title: 'New name', before: { title: 'New name', file }, after: {} },
      {
        ...{ action: 'edited', title: 'New name' },
        ...{ before: { file_version: '1' }, after: { file_version: '2' } },
      },
      {
        ...{ action: 'edited', title: 'New name' },
        ...{ before: { title: 'Old name' }, after: { title: 'New name' } },
      },
      { action: 'added', title: 'Old name', before: {}, after: { title: 'Old name', file } },
    ].map((entry) => ({ ...about, id: expect.any(Number), ...entry }));

    expect((await historyOf(`&document_id=${id}`)).list).toEqual(expected);
    expect((await historyOf()).list.slice(0, 4)).toEqual(expected);
    const { list } = await historyOf(`&before=${(await historyOf()).list[0].id}`);
    expect(list.slice(0, 3)).toEqual(expected.slice(1));
    await expect(service.dataSource.query('DELETE FROM document_change')).rejects.toThrow(
      'document_change is only added to',
    );
  });

  it('refuses everybody without the right', async () => {
    const { id, version } = await added('Mine alone');
    const tokens = [
      [undefined, 401],
      ['forged', 401],
      [await typeToken(null), 403],
      [await typeToken('Investor'), 403],
      [await employeeToken(), 403],
      [await employeeToken('people'), 403],
    ] as const;
    for (const [by, status] of tokens) {
      const headers = by === undefined ? {} : { authorization: by };
      const at = `${DOCUMENTS}/${id}`;
      const statuses = [
        (await upload(service, DOCUMENTS, { list: 'training', title: 'x', file: pdf() }, by))
          .status,
        (await upload(service, `${at}/file`, { version, file: pdf() }, by)).status,
        (
          await service.inject({
            method: 'PATCH',
            url: at,
            headers,
            payload: { title: 'x', version },
          })
        ).statusCode,
        (await service.inject({ method: 'GET', url: `${at}/versions`, headers })).statusCode,
        (
          await service.inject({
            method: 'GET',
            url: '/api/auth/document-history?list=training',
            headers,
          })
        ).statusCode,
        (await service.inject({ method: 'DELETE', url: `${at}?version=${version}`, headers }))
          .statusCode,
      ];
      expect(statuses).toEqual(Array(6).fill(status));
    }
  });
});
