import { companyDay } from '../src/current-property/company-day.js';
import type { DocumentRequestDto } from '../src/document-request/dto/document-request.dto.js';
import { LUIS, propertyDesk, type PropertyDesk } from './property-desk.js';

describe('requests that are open', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  const ask = async (id: number, title: string): Promise<DocumentRequestDto> => {
    const form = { title, due_on: companyDay() };
    return (await desk.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  const made = async () => ask((await desk.propertyAt(3)).id, 'Hardship letter');
  const change = (id: number, form: object) => desk.patch(`document-requests/${id}`, form);

  it.each([4, 8])('end with the move of their property to %d, with its reason', async (status) => {
    const request = await made();
    const { property_id: id } = request;
    const rejected = await ask(id, 'Will');
    await change(rejected.id, { state: 'rejected', reason: 'Unsigned', version: 1 });
    const received = await ask(id, 'Lease');
    await change(received.id, { state: 'received', version: 1 });
    const { version } = await desk.detail(id);
    const form = { status, reason: 'The bank waived them', version };
    await desk.post(`current-properties/${id}/status`, form, LUIS);

    const { requests, awaited_documents, overdue_documents } = await desk.detail(id);
    expect([awaited_documents, overdue_documents]).toEqual([0, 0]);
    const states = requests.map(({ title, state, reason }) => [title, state, reason]);
    expect(states.toSorted()).toEqual([
      ['Hardship letter', 'withdrawn', 'The bank waived them'],
      ['Lease', 'received', null],
      ['Will', 'withdrawn', 'The bank waived them'],
    ]);
    expect((await desk.history(id)).slice(0, 3)).toMatchObject([
      { kind: 'request_withdrawn', title: 'Will', actor: { name: LUIS.name } },
      { kind: 'request_withdrawn', title: 'Hardship letter', reason: 'The bank waived them' },
      { kind: 'status', to_status: status },
    ]);
  });

  it('stay open where their property goes back', async () => {
    const { property_id: id } = await made();
    const { version } = await desk.detail(id);
    await desk.post(`current-properties/${id}/status`, { status: 2, reason: 'Again', version });

    expect((await desk.detail(id)).awaited_documents).toBe(1);
  });

  it.each(['open', 'rejected'])('cannot be %s once their property has moved on', async (state) => {
    const request = await made();
    await change(request.id, { state: 'received', version: 1 });
    const { version } = await desk.detail(request.property_id);
    const move = { status: 5, reason: 'The bank answered', version };
    await desk.post(`current-properties/${request.property_id}/status`, move);
    const form = { state, reason: 'Page two is missing', version: request.version + 1 };
    const { status, body } = await change(request.id, form);

    expect(status).toBe(422);
    expect(body.errors.state[0]).toMatch(/^The property has moved on\. Move it back to Missing/);
  });
});
