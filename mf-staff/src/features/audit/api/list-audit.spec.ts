import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { collectAudit, EXPORT_LIMIT } from './collect-audit';
import { listAudit } from './list-audit';
import type { LogName } from './logs';

const { signal } = new AbortController();
const filters = { signIns: false };
const entry = (id: number) => ({ id, at: '2026-11-20T12:00:00.000Z' }) as never;
const mockLog = (name: LogName) =>
  mockApi('get', `/api/auth/audit/${name}`, { list: [], next: null });
let logs: Record<LogName, ReturnType<typeof mockLog>>;

beforeEach(() => {
  logs = {
    auth: mockLog('auth'),
    properties: mockLog('properties'),
    content: mockLog('content'),
    listings: mockLog('listings'),
  };
});

it('sends the same filters to all services, each with its own cursor, and skips services without more entries', async () => {
  const query = { filters: { ...filters, account: 7 }, before: { auth: 120, content: 0 } };
  await listAudit(query, signal);
  const asked = { account: '7', sign_ins: 'false' };
  expect(logs.auth).toHaveBeenCalledWith({ query: { ...asked, before: '120' } });
  expect(logs.properties).toHaveBeenCalledWith({ query: asked });
  expect(logs.content).not.toHaveBeenCalled();
});

it('returns the entries of the other services and the name of the one that does not respond', async () => {
  logs.properties.mockRejectedValue(new ApiError('down', 503));
  logs.auth.mockResolvedValue({ list: [entry(4)], next: null });
  const { list, missing } = await listAudit({ filters }, signal);
  expect(list).toMatchObject([{ id: 4, log: 'auth' }]);
  expect(missing).toEqual(['properties']);
});

it('fails when no service responds and when the user may not read the log', async () => {
  logs.content.mockRejectedValue(new ApiError('no right', 403));
  await expect(listAudit({ filters }, signal)).rejects.toMatchObject({
    status: 403,
    message: 'no right',
  });
  for (const log of Object.values(logs)) log.mockRejectedValue(new ApiError('down', 503));
  await expect(listAudit({ filters }, signal)).rejects.toMatchObject({ status: 503 });
});

it('rejects an export while a service is down or when the limit is exceeded', async () => {
  logs.listings.mockRejectedValueOnce(new ApiError('down', 503));
  await expect(collectAudit(filters, () => undefined, signal)).rejects.toMatchObject({
    reason: 'incomplete',
  });
  let id = 1_000_000;
  logs.auth.mockImplementation(async () => {
    const list = Array.from({ length: 50 }, () => entry((id -= 1)));
    return { list, next: id };
  });
  const told: number[] = [];
  await expect(collectAudit(filters, (count) => told.push(count), signal)).rejects.toMatchObject({
    reason: 'tooMany',
  });
  expect(told.at(-1)).toBe(EXPORT_LIMIT);
});
