import { StoredFile } from '@phantom/service-kit/files';
import { companyDay } from '../src/current-property/company-day.js';
import { PropertyFiles } from '../src/current-property/property-files.service.js';
import { LUIS, NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';

describe('a file that is handed in for a property', () => {
  let desk: PropertyDesk;
  let files: PropertyFiles;

  beforeAll(async () => {
    desk = await propertyDesk();
    files = desk.app.get(PropertyFiles);
  });
  afterAll(() => desk.close());

  const request = async (id: number) => {
    const form = { title: 'Deed', due_on: companyDay() };
    return (await desk.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  let count = 0;
  const handIn = (propertyId: number, requestId?: number) =>
    desk.dataSource.transaction(async (manager) => {
      count += 1;
      const file = { storageKey: `properties/${count}.pdf`, name: 'deed.pdf' };
      const { id: fileId } = await manager.save(
        manager.create(StoredFile, { ...file, contentType: 'application/pdf' }),
      );
      return files.add(manager, { propertyId, fileId, title: 'The deed', requestId }, LUIS);
    });

  it('is told with who brought it, in the contract’s form and in the trail', async () => {
    const { id } = await desk.propertyAt(3);
    await handIn(id);
    const detail = await desk.detail(id);

    expect(JSON.parse(detail.data)).toEqual([
      { title: 'The deed', file: expect.stringMatching(/^\d+\/deed\.pdf\?/) },
    ]);
    expect(detail.files).toMatchObject([
      { title: 'The deed', added_by: 'Luis Santamaria', request_id: null },
    ]);
    expect((await desk.history(id))[0]).toMatchObject({ kind: 'file_added', title: 'The deed' });
  });

  it('answers the request that it was sent for', async () => {
    const { id } = await desk.propertyAt(3);
    const { id: requestId } = await request(id);
    await files.check({ propertyId: id, requestId });
    await handIn(id, requestId);
    const { requests, files: known, awaited_documents } = await desk.detail(id);

    expect(requests).toMatchObject([{ id: requestId, state: 'received' }]);
    expect(known).toMatchObject([{ request_id: requestId }]);
    expect(awaited_documents).toBe(0);
    expect((await desk.history(id)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'request_received',
      'file_added',
    ]);
  });

  it('follows one that was rejected', async () => {
    const { id } = await desk.propertyAt(3);
    const { id: requestId, version } = await request(id);
    const form = { state: 'rejected', reason: 'Unreadable', version };
    await desk.patch(`document-requests/${requestId}`, form);
    await handIn(id, requestId);

    expect((await desk.detail(id)).requests).toMatchObject([{ state: 'received', reason: null }]);
  });

  it('and what an employee says of its request do not wait for each other', async () => {
    const { id } = await desk.propertyAt(3);
    for (let round = 0; round < 10; round += 1) {
      const { id: requestId } = await request(id);
      const said = { state: 'rejected', reason: 'Unreadable', version: 1 };
      const [, { status }] = await Promise.all([
        handIn(id, requestId),
        desk.patch(`document-requests/${requestId}`, said),
      ]);
      expect([200, 409]).toContain(status);
    }
    expect((await desk.detail(id)).files).toHaveLength(10);
  });

  it.each([1, 2, 4, 8])('is not taken at status %d', async (status) => {
    const { id: propertyId } = status === 1 ? await desk.property() : await desk.propertyAt(status);

    await expect(files.check({ propertyId })).rejects.toMatchObject({
      status: 422,
      errors: { id: [expect.stringContaining('Missing Documents')] },
    });
    await expect(handIn(propertyId)).rejects.toMatchObject({ status: 422 });
    expect((await desk.detail(propertyId)).files).toEqual([]);
  });

  it('is not taken for a request of another property, a withdrawn one, or none', async () => {
    const { id: propertyId } = await desk.propertyAt(3);
    const other = await request((await desk.propertyAt(3)).id);
    const withdrawn = await request(propertyId);
    await desk.patch(`document-requests/${withdrawn.id}`, { state: 'withdrawn', version: 1 });

    for (const requestId of [other.id, withdrawn.id]) {
      const refusal = { errors: { request_id: [expect.any(String)] } };
      await expect(files.check({ propertyId, requestId })).rejects.toMatchObject(refusal);
      await expect(handIn(propertyId, requestId)).rejects.toMatchObject(refusal);
    }
    await expect(files.check({ propertyId, requestId: 999_999 })).rejects.toMatchObject({
      status: 422,
    });
    await expect(files.check({ propertyId: 999_999 })).rejects.toMatchObject({ status: 404 });
    expect((await desk.detail(propertyId)).files).toEqual([]);
    expect((await desk.call(`current-propertieslist/${propertyId}`, { as: NADIA })).status).toBe(
      200,
    );
  });
});
