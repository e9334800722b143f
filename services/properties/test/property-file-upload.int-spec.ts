import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  sampleExecutable,
  sampleOffice,
  samplePdf,
  signTestToken,
} from '@phantom/service-kit/testing';
import { CurrentProperty } from '../src/properties/common/property.entity.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';
import { ADA, employeeToken, typeToken, upload } from './staff.js';

const CALL = '/api/auth/current-Properties-file';
const deed = { content: samplePdf(), name: 'Scan 0001.PDF' };

describe('upload of a property file', () => {
  let service: PropertiesApp;
  let token: string;
  let property: CurrentProperty;

  beforeAll(async () => {
    service = await propertiesApp();
    token = await employeeToken();
    property = await service.dataSource
      .getRepository(CurrentProperty)
      .findOneByOrFail({ status: 3 });
  });
  afterAll(() => service.close());

  const send = (fields: Parameters<typeof upload>[2], by = token) =>
    upload(service, CALL, fields, by);
  const detail = async (id = property.id) =>
    (await service.get(`/api/auth/current-propertieslist/${id}`, token)).json().list[0];
  const files = async (): Promise<{ title: string; file: string }[]> =>
    JSON.parse((await detail()).data);
  const state = async () => ({
    files: await files().then((list) => list.map(({ title }) => title)),
    bytes: await readdir(join(service.filesDir, 'properties')).catch(() => []),
  });

  it('appends the file to the list of the property', async () => {
    const before = await files();
    const { status, body } = await send({ file: deed, title: 'Deed', id: property.id });

    expect([status, body]).toEqual([
      200,
      { error: 0, message: 'The file was added to the property.' },
    ]);
    const after = await files();
    expect(after.map(({ title }) => title)).toEqual([...before.map(({ title }) => title), 'Deed']);
    const { statusCode, headers } = await service.get(
      (await detail()).baseurl + after.at(-1)!.file,
    );
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe('inline; filename="deed.pdf"');
  });

  it('marks the request as received and records it in the history', async () => {
    const made = await service.inject({
      method: 'POST',
      url: `/api/auth/current-properties/${property.id}/document-requests`,
      headers: { authorization: token },
      payload: { title: 'Bank statement', due_on: '2999-01-01' },
    });
    expect(made.statusCode).toBe(200);
    const request_id: number = made.json().list[0].id;
    const file = { content: sampleOffice('xlsx'), name: 'statement.xlsx' };
    const sent = { file, title: 'Bank statement', id: property.id, request_id };
    expect((await send(sent)).status).toBe(200);

    const { requests } = await detail();
    expect(requests.find(({ id }: { id: number }) => id === request_id)).toMatchObject({
      state: 'received',
    });
    const history = await service.get(`/api/auth/current-properties/${property.id}/history`, token);
    expect(history.json().list[0]).toMatchObject({ kind: 'request_received' });
    expect(history.body).toContain(ADA.name);
  });

  it.each([
    [
      'no title',
      { title: '', file: deed },
      { title: 'Please enter what kind of document this is.' },
    ],
    ['no file', { title: 'Deed' }, { file: 'Please choose a file.' }],
    [
      'a program',
      { title: 'Deed', file: { content: sampleExecutable(), name: 'deed.pdf' } },
      { file: expect.stringMatching(/^This kind of file is not accepted/) },
    ],
    [
      'an empty file',
      { title: 'Deed', file: { content: Buffer.alloc(0), name: 'deed.pdf' } },
      { file: expect.stringMatching(/^This file is empty/) },
    ],
    [
      'a request of another property',
      { title: 'Deed', file: deed, request_id: 999_999 },
      { request_id: expect.stringMatching(/^This request belongs to another property/) },
    ],
  ])('returns 422 for %s and stores nothing', async (_, fields, errors) => {
    const before = await state();
    const { status, body } = await send({ ...fields, id: property.id } as never);

    expect(status).toBe(422);
    const expected = Object.entries(errors).map(([field, error]) => [field, [error]]);
    expect(body.errors).toEqual(Object.fromEntries(expected));
    expect(await state()).toEqual(before);
  });

  it('returns 413 above 20 MB', async () => {
    const before = await state();
    const file = { content: samplePdf(21_000_000), name: 'deed.pdf' };
    const { status, body } = await send({ file, title: 'Deed', id: property.id });

    expect(status).toBe(413);
    expect(body.errors.file[0]).toMatch(/^This file is too large: 20 MB at most/);
    expect(await state()).toEqual(before);
  });

  it('accepts 20 MB', async () => {
    const file = { content: samplePdf(20 * 1024 * 1024), name: 'plans.pdf' };

    expect((await send({ file, title: 'Plans', id: property.id })).status).toBe(200);
  });

  it('stores a repeated upload once, also after the property has moved on', async () => {
    const fields = { file: { content: samplePdf(3_000), name: 'a.pdf' }, title: 'Twice' };
    const toIt = { ...fields, id: property.id };
    const before = await state();
    const responses = await Promise.all([send(toIt), send(toIt)]);
    const properties = service.dataSource.getRepository(CurrentProperty);
    await properties.update(property.id, { status: 4 });
    responses.push(await send(toIt));
    await properties.update(property.id, { status: 3 });

    for (const { status, body } of responses) {
      expect([status, body.message]).toEqual([200, 'The file was added to the property.']);
    }
    const after = await state();
    expect(after.files).toEqual([...before.files, 'Twice']);
    expect(after.bytes).toHaveLength(before.bytes.length + 1);
  });

  it('adds a file again with another title, other bytes, or a rejected request', async () => {
    const file = { content: samplePdf(4_000), name: 'a.pdf' };
    const requests = `/api/auth/current-properties/${property.id}/document-requests`;
    const headers = { authorization: token };
    const payload = { title: 'Will', due_on: '2999-01-01' };
    const made = await service.inject({ method: 'POST', url: requests, headers, payload });
    const { id: request_id } = made.json().list[0];
    const asked = { file, title: 'Will', id: property.id, request_id };
    const before = await state();
    await send(asked);
    const { version } = (await detail()).requests.find(
      ({ id }: { id: number }) => id === request_id,
    );
    const rejected = await service.inject({
      method: 'PATCH',
      url: `/api/auth/document-requests/${request_id}`,
      headers,
      payload: { state: 'rejected', reason: 'Not signed', version },
    });
    expect(rejected.statusCode).toBe(200);
    await send(asked);
    await send({ ...asked, file: { ...file, content: samplePdf(4_001) } });
    await send({ ...asked, title: 'Last will' });

    expect((await state()).files).toEqual([...before.files, 'Will', 'Will', 'Will', 'Last will']);
  });

  it('accepts files only at Missing Documents, and only for a known property', async () => {
    const other = await service.dataSource
      .getRepository(CurrentProperty)
      .findOneByOrFail({ status: 4 });
    const before = await state();
    const elsewhere = await send({ file: deed, title: 'Deed', id: other.id });

    expect(elsewhere.status).toBe(422);
    expect(elsewhere.body.errors.id[0]).toMatch(/^Files are taken while a property is at Missing/);
    expect((await send({ file: deed, title: 'Deed', id: 999_999 })).status).toBe(404);
    expect((await send({ file: deed, title: 'Deed', id: 'x' })).status).toBe(422);
    expect(await state()).toEqual(before);
  });

  it('refuses everybody but employees', async () => {
    const fields = { file: deed, title: 'Deed', id: property.id };
    const expired = await signTestToken(
      { ...ADA, type: 'admin', rights: [] },
      { expiresIn: '-1m' },
    );

    expect((await upload(service, CALL, fields)).status).toBe(401);
    expect((await send(fields, 'forged')).status).toBe(401);
    expect((await send(fields, expired)).status).toBe(401);
    expect((await send(fields, await typeToken(null))).status).toBe(403);
    expect((await send(fields, await typeToken('Investor'))).status).toBe(403);
  });
});
