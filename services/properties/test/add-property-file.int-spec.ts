import { StoredFile } from '@phantom/files';
import { companyDay } from '@phantom/service-kit';
import { addPropertyFile, checkUpload } from '../src/properties/files/property-file.service.js';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

describe('addPropertyFile', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const request = async (id: number) => {
    const form = { title: 'Deed', due_on: companyDay() };
    return (await api.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  let count = 0;
  const uploadFile = (propertyId: number, requestId?: number) =>
    api.dataSource.transaction(async (manager) => {
      count += 1;
      const file = { storageKey: `properties/${count}.pdf`, name: 'deed.pdf' };
      const { id: fileId } = await manager.save(
        manager.create(StoredFile, { ...file, contentType: 'application/pdf' }),
      );
      return addPropertyFile(manager, { propertyId, fileId, title: 'The deed', requestId }, LUIS);
    });

  it('adds the file to data, files and history', async () => {
    const { id } = await api.propertyAt(3);
    await uploadFile(id);
    const detail = await api.detail(id);

    expect(JSON.parse(detail.data)).toEqual([
      { title: 'The deed', file: expect.stringMatching(/^\d+\/deed\.pdf\?/) },
    ]);
    expect(detail.files).toMatchObject([
      { title: 'The deed', added_by: 'Luis Santamaria', request_id: null },
    ]);
    expect((await api.history(id))[0]).toMatchObject({ kind: 'file_added', title: 'The deed' });
  });

  it('marks the request as received', async () => {
    const { id } = await api.propertyAt(3);
    const { id: requestId } = await request(id);
    await checkUpload(api.dataSource.manager, { propertyId: id, requestId });
    await uploadFile(id, requestId);
    const { requests, files: known, awaited_documents } = await api.detail(id);

    expect(requests).toMatchObject([{ id: requestId, state: 'received' }]);
    expect(known).toMatchObject([{ request_id: requestId }]);
    expect(awaited_documents).toBe(0);
    expect((await api.history(id)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'request_received',
      'file_added',
    ]);
  });

  it('marks a rejected request as received', async () => {
    const { id } = await api.propertyAt(3);
    const { id: requestId, version } = await request(id);
    const form = { state: 'rejected', reason: 'Unreadable', version };
    await api.patch(`document-requests/${requestId}`, form);
    await uploadFile(id, requestId);

    expect((await api.detail(id)).requests).toMatchObject([{ state: 'received', reason: null }]);
  });

  it('does not deadlock with a concurrent change of the request', async () => {
    const { id } = await api.propertyAt(3);
    for (let round = 0; round < 10; round += 1) {
      const { id: requestId } = await request(id);
      const said = { state: 'rejected', reason: 'Unreadable', version: 1 };
      const [, { status }] = await Promise.all([
        uploadFile(id, requestId),
        api.patch(`document-requests/${requestId}`, said),
      ]);
      expect([200, 409]).toContain(status);
    }
    expect((await api.detail(id)).files).toHaveLength(10);
  });

  it.each([1, 2, 4, 8])('refuses a file at status %d', async (status) => {
    const { id: propertyId } = status === 1 ? await api.property() : await api.propertyAt(status);

    await expect(checkUpload(api.dataSource.manager, { propertyId })).rejects.toMatchObject({
      status: 422,
      errors: { id: [expect.stringContaining('Missing Documents')] },
    });
    await expect(uploadFile(propertyId)).rejects.toMatchObject({ status: 422 });
    expect((await api.detail(propertyId)).files).toEqual([]);
  });

  it('refuses a request that is unknown, withdrawn, or of another property', async () => {
    const { id: propertyId } = await api.propertyAt(3);
    const other = await request((await api.propertyAt(3)).id);
    const withdrawn = await request(propertyId);
    await api.patch(`document-requests/${withdrawn.id}`, { state: 'withdrawn', version: 1 });

    for (const requestId of [other.id, withdrawn.id]) {
      const refusal = { errors: { request_id: [expect.any(String)] } };
      await expect(
        checkUpload(api.dataSource.manager, { propertyId, requestId }),
      ).rejects.toMatchObject(refusal);
      await expect(uploadFile(propertyId, requestId)).rejects.toMatchObject(refusal);
    }
    await expect(
      checkUpload(api.dataSource.manager, { propertyId, requestId: 999_999 }),
    ).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      checkUpload(api.dataSource.manager, { propertyId: 999_999 }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await api.detail(propertyId)).files).toEqual([]);
    expect((await api.call(`current-propertieslist/${propertyId}`, { as: NADIA })).status).toBe(
      200,
    );
  });
});
