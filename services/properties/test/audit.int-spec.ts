import { samplePdf, signTestToken } from '@phantom/service-kit/testing';
import { LUIS, NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';
import { upload } from './staff.js';

const READER = { ...NADIA, rights: ['people' as const, 'documents' as const] };

describe('the audit log of properties', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  /** What stands in the log, the oldest first. */
  const entries = async (query = '') => {
    const { body } = await desk.call(`audit/properties${query}`, { as: READER });
    const list = body.list as Record<string, unknown>[];
    return list
      .map(({ actor_id, action, record_type, record_id, outcome }) =>
        [actor_id, action, record_type, record_id, outcome].join(' '),
      )
      .reverse();
  };

  it('tells who did what to a property, and what came too late', async () => {
    const { id, version } = await desk.property();
    const move = { version, status: 2, reason: 'All papers are there' };
    const at = `current-properties/${id}/status`;
    expect((await desk.post(at, move, LUIS)).status).toBe(200);
    const late = await desk.post(at, move);
    expect(late.status).toBe(409);
    expect(await entries()).toEqual([
      `${NADIA.id} created property ${id} done`,
      `${LUIS.id} status property ${id} done`,
      `${NADIA.id} status_refused property ${id} refused`,
    ]);
    expect(await entries(`?account=${LUIS.id}`)).toHaveLength(1);
  });

  it('tells what became of a document, whatever it is called', async () => {
    const token = await signTestToken(READER);
    const file = { content: samplePdf(), name: 'rules.pdf' };
    const fields = { list: 'training', title: 'House rules', file };
    const { body } = await upload(desk, '/api/auth/documents', fields, token);
    const [{ id, version }] = body.list as [{ id: number; version: number }];
    const renamed = { title: 'House rules, revised', version };
    await desk.patch(`documents/${id}`, renamed, READER);
    expect((await entries()).slice(-2)).toEqual([
      `${READER.id} added document ${id} done`,
      `${READER.id} edited document ${id} done`,
    ]);
  });
});
