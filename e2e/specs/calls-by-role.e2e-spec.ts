import { expect, test, type APIRequestContext } from '@playwright/test';
import { ROUTING_TABLE } from '../../gateway/src/stages/route/routing-table.js';
import { OPS_CALLS } from '../../gateway/src/ops/ops-calls.js';
import { callTable } from '../fixtures/calls/call-table.js';
import { expectedStatus, type CallRow } from '../fixtures/calls/expected.js';
import { roles, tokensOf, type Role, type Tokens } from '../fixtures/calls/roles.js';

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

test('every call of the gateway stands in the table, and none that is not there', () => {
  const known = [...ROUTING_TABLE, ...OPS_CALLS].map(({ method, path }) => `${method} ${path}`);
  expect(callTable.map(({ call }) => call).sort()).toEqual(known.sort());
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
