import { expect, test, type APIRequestContext } from '@playwright/test';
import { ROUTING_TABLE } from '../../gateway/src/generated/routing-table.js';
import { readCallTable } from '../fixtures/calls/call-table.js';
import { expectedStatus, type CallRow } from '../fixtures/calls/expected.js';
import { roles, tokensOf, type Role, type Tokens } from '../fixtures/calls/roles.js';

const callTable = readCallTable();

let tokens: Tokens;
let api: APIRequestContext;

test.beforeAll(async ({ playwright, baseURL }) => {
  const signIn = await playwright.request.newContext({ baseURL });
  tokens = await tokensOf(signIn);
  await signIn.dispose();
  // Without cookies: a call is decided by its token alone.
  api = await playwright.request.newContext({ baseURL });
});

test.afterAll(() => api.dispose());

test('the gateway routes every call of the table to a service, except its own calls', () => {
  const routed = ROUTING_TABLE.map(({ method, path }) => `${method} ${path}`);
  const ofServices = callTable
    .map(({ call }) => call)
    .filter((call) => !call.includes(' /api/site/'));
  expect(ofServices.sort()).toEqual(routed.sort());
});

for (const row of callTable) {
  test(`${row.call} is for ${row.for}`, async () => {
    const answered: Partial<Record<Role, number>> = {};
    for (const role of roles) answered[role] = await statusOf(row, tokens[role]);
    const expected = roles.map((role) => [role, expectedStatus(row, role)]);
    expect(answered).toEqual(Object.fromEntries(expected));
  });
}

async function statusOf({ call, path }: CallRow, token?: string): Promise<number> {
  const [method] = call.split(' ');
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const data = method === 'POST' || method === 'PATCH' ? {} : undefined;
  const answer = await api.fetch(path, { method, headers, data });
  return answer.status();
}
