import { api } from '@phantom/mf-kit';
import { getInvestor } from './investors';

const { signal } = new AbortController();
const answer = (status: number, body: object) =>
  jest
    .spyOn(api, 'GET')
    .mockResolvedValue({ ...body, response: new Response(null, { status }) } as never);

it('loads one account, and no data when it is not an investor', async () => {
  const get = answer(200, { data: { error: 0, list: [] } });
  expect(await getInvestor(7, signal)).toBeNull();
  const query = { id: 7, type: 'Investor' };
  expect(get.mock.calls).toEqual([['/api/auth/accounts', { params: { query }, signal }]]);
});

it('returns null for an invalid id', async () => {
  answer(400, { error: { error: 1, message: 'Malformed' } });
  expect(await getInvestor(NaN, signal)).toBeNull();
});
