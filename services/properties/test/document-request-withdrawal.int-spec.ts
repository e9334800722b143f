import { companyDay } from '@phantom/service-kit';
import type { DocumentRequestDto } from '../src/properties/document-requests/document-request.dto.js';
import { LUIS, propertyApi, type PropertyApi } from './property-api.js';

describe('open document requests', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const requestDocument = async (id: number, title: string): Promise<DocumentRequestDto> => {
    const form = { title, due_on: companyDay() };
    return (await api.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  const newRequest = async () => requestDocument((await api.propertyAt(3)).id, 'Hardship letter');
  const change = (id: number, form: object) => api.patch(`document-requests/${id}`, form);

  it.each([4, 8])('are withdrawn with the reason of the move to status %d', async (status) => {
    const request = await newRequest();
    const { property_id: id } = request;
    const rejected = await requestDocument(id, 'Will');
    await change(rejected.id, { state: 'rejected', reason: 'Unsigned', version: 1 });
    const received = await requestDocument(id, 'Lease');
    await change(received.id, { state: 'received', version: 1 });
    const { version } = await api.detail(id);
    const form = { status, reason: 'The bank waived them', version };
    await api.post(`current-properties/${id}/status`, form, LUIS);

    const { requests, awaited_documents, overdue_documents } = await api.detail(id);
    expect([awaited_documents, overdue_documents]).toEqual([0, 0]);
    const states = requests.map(({ title, state, reason }) => [title, state, reason]);
    expect(states.toSorted()).toEqual([
      ['Hardship letter', 'withdrawn', 'The bank waived them'],
      ['Lease', 'received', null],
      ['Will', 'withdrawn', 'The bank waived them'],
    ]);
    expect((await api.history(id)).slice(0, 3)).toMatchObject([
      { kind: 'request_withdrawn', title: 'Will', actor: { name: LUIS.name } },
      { kind: 'request_withdrawn', title: 'Hardship letter', reason: 'The bank waived them' },
      { kind: 'status', to_status: status },
    ]);
  });

  it('stay open when the property moves back', async () => {
    const { property_id: id } = await newRequest();
    const { version } = await api.detail(id);
    await api.post(`current-properties/${id}/status`, { status: 2, reason: 'Again', version });

    expect((await api.detail(id)).awaited_documents).toBe(1);
  });

  it.each(['open', 'rejected'])(
    'cannot become %s after the property has moved on',
    async (state) => {
      const request = await newRequest();
      await change(request.id, { state: 'received', version: 1 });
      const { version } = await api.detail(request.property_id);
      const move = { status: 5, reason: 'The bank answered', version };
      await api.post(`current-properties/${request.property_id}/status`, move);
      const form = { state, reason: 'Page two is missing', version: request.version + 1 };
      const { status, body } = await change(request.id, form);

      expect(status).toBe(422);
      expect(body.errors.state[0]).toMatch(/^The property has moved on\. Move it back to Missing/);
    },
  );
});
