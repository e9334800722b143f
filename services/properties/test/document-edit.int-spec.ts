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

describe('employees with the right to it', () => {
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
    const answer = await service.inject({
      method,
      url: DOCUMENTS + url,
      headers: { authorization: token },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const replace = ({ id, version }: Pick<Row, 'id' | 'version'>, file = pdf(3_000)) =>
    upload(service, `${DOCUMENTS}/${id}/file`, { version, file }, token);
  const trailOf = async (query = '') =>
    (await service.get(`/api/auth/document-history?list=training${query}`, token)).json();
  const storedBytes = () => readdir(join(service.filesDir, 'properties')).catch(() => []);

  it('add a document at the end of its list', async () => {
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

  it('add documents at once, each in a place of its own', async () => {
    const before = (await training()).length;
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => add(title)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await training()).toHaveLength(before + 3);
  });

  it.each([
    ['a title that is taken, in other letters', ' FIRST WEEK: systems, people and files', 'title'],
    ['no title', '  ', 'title'],
    ['a title that is too long', 'x'.repeat(151), 'title'],
  ])('are told of %s', async (_, title, field) => {
    const bytes = await storedBytes();
    const { status, body } = await add(title);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await storedBytes()).toEqual(bytes);
  });

  it('are told of a list that there is not', async () => {
    const { status, body } = await add('Elsewhere', pdf(), 'secrets');

    expect(status).toBe(422);
    expect(body.errors).toEqual({ list: ['Please choose one of the options offered.'] });
  });

  it('rename a document', async () => {
    const { id, version } = await added('A name');
    const { status, body } = await call('PATCH', `/${id}`, { title: 'Another name', version });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ id, title: 'Another name', version: version + 1 });
    expect(await training()).toContainEqual(expect.objectContaining({ id, title: 'Another name' }));
  });

  it('may write the same title in other letters, and not that of another', async () => {
    const { id, version } = await added('one more');
    const own = await call('PATCH', `/${id}`, { title: 'One more', version });
    expect(own.status).toBe(200);
    const taken = { title: 'First week: systems, people and files', version: version + 1 };

    expect((await call('PATCH', `/${id}`, taken)).body.errors.title[0]).toMatch(
      /^A document with this title is in the list already/,
    );
  });

  it('replace a file, and find the one before among the versions', async () => {
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

  it('are told when the file is the same as before', async () => {
    const document = await added('Same');

    expect((await replace(document, pdf())).body.errors.file[0]).toMatch(
      /^This is the file that the document has already/,
    );
  });

  it('find a first version of what was there before there were versions', async () => {
    const [first] = await training();
    const { list } = (await call('GET', `/${first!.id}/versions`)).body;

    expect(list).toMatchObject([{ number: 1, added_by: null, bytes: expect.any(Number) }]);
  });

  it('do not undo what somebody else has done: they get the row as it is now', async () => {
    const document = await added('Contested');
    const { id, version } = document;
    await call('PATCH', `/${id}`, { title: 'Contested, again', version });
    const bytes = await storedBytes();
    const answers = [
      await call('PATCH', `/${id}`, { title: 'Mine', version }),
      await replace(document),
      await call('DELETE', `/${id}?version=${version}`),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body.list).toMatchObject([{ id, title: 'Contested, again', version: version + 1 }]);
      expect(body.message).toMatch(/^Someone else has changed this/);
    }
    expect(await storedBytes()).toEqual(bytes);
  });

  it('replace it at once: one succeeds, the other is told, and no bytes are left over', async () => {
    const document = await added('Twice');
    const bytes = (await storedBytes()).length;
    const answers = await Promise.all([
      replace(document, pdf(4_000)),
      replace(document, pdf(5_000)),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storedBytes()).toHaveLength(bytes + 1);
  });

  it('remove a document with all its versions; links to it end', async () => {
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

  it('leave a document as it is by the title that it has', async () => {
    const document = await added('Unmoved');
    const { id, title, version } = document;

    expect((await call('PATCH', `/${id}`, { title, version })).body.list).toMatchObject([
      { id, title, version },
    ]);
  });

  it('find in the trail who did what, of documents that are gone too, and nobody changes it', async () => {
    const { id, version } = await added('Old name');
    await call('PATCH', `/${id}`, { title: 'New name', version });
    await replace({ id, version: version + 1 });
    await call('DELETE', `/${id}?version=${version + 2}`);
    const about = { document_id: id, by: ADA.name, at: expect.any(String) };
    const file = 'Neue Regeln (final).pdf';
    const trail = [
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

    expect((await trailOf(`&document_id=${id}`)).list).toEqual(trail);
    expect((await trailOf()).list.slice(0, 4)).toEqual(trail);
    const { list } = await trailOf(`&before=${(await trailOf()).list[0].id}`);
    expect(list.slice(0, 3)).toEqual(trail.slice(1));
    await expect(service.dataSource.query('DELETE FROM document_change')).rejects.toThrow(
      'document_change is only added to',
    );
  });

  it('alone may do so', async () => {
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
