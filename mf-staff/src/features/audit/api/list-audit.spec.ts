import { ApiError } from '@phantom/mf-kit';
import { collectAudit, EXPORT_LIMIT } from './collect-audit';
import { listAudit } from './list-audit';
import { LOGS } from './logs';

jest.mock('./logs', () => ({
  ...jest.requireActual<object>('./logs'),
  LOGS: { auth: jest.fn(), properties: jest.fn(), content: jest.fn(), listings: jest.fn() },
}));

const { signal } = new AbortController();
const filters = { signIns: false };
const logs = Object.values(LOGS).map((log) => jest.mocked(log));
const entry = (id: number) => ({ id, at: '2026-11-20T12:00:00.000Z' }) as never;

beforeEach(() => {
  for (const log of logs) log.mockReset().mockResolvedValue({ error: 0, list: [], next: null });
});

it('sends the same filters to all services, each with its own cursor, and skips services without more entries', async () => {
  const query = { filters: { ...filters, account: 7 }, before: { auth: 120, content: 0 } };
  await listAudit(query, signal);
  const asked = { account: 7, sign_ins: 'false' };
  expect(LOGS.auth).toHaveBeenCalledWith({ ...asked, before: 120 }, signal);
  expect(LOGS.properties).toHaveBeenCalledWith({ ...asked, before: undefined }, signal);
  expect(LOGS.content).not.toHaveBeenCalled();
});

it('returns the entries of the other services and the name of the one that does not respond', async () => {
  jest.mocked(LOGS.properties).mockRejectedValue(new ApiError('down', 503));
  jest.mocked(LOGS.auth).mockResolvedValue({ error: 0, list: [entry(4)], next: null });
  const { list, missing } = await listAudit({ filters }, signal);
  expect(list).toMatchObject([{ id: 4, log: 'auth' }]);
  expect(missing).toEqual(['properties']);
});

it('fails when no service responds and when the user may not read the log', async () => {
  const refusal = new ApiError('no right', 403);
  jest.mocked(LOGS.content).mockRejectedValue(refusal);
  await expect(listAudit({ filters }, signal)).rejects.toBe(refusal);
  for (const log of logs) log.mockRejectedValue(new ApiError('down', 503));
  await expect(listAudit({ filters }, signal)).rejects.toMatchObject({ status: 503 });
});

it('rejects an export while a service is down or when the limit is exceeded', async () => {
  jest.mocked(LOGS.listings).mockRejectedValueOnce(new ApiError('down', 503));
  await expect(collectAudit(filters, () => undefined, signal)).rejects.toMatchObject({
    reason: 'incomplete',
  });
  let id = 1_000_000;
  jest.mocked(LOGS.auth).mockImplementation(async () => {
    const list = Array.from({ length: 50 }, () => entry((id -= 1)));
    return { error: 0, list, next: id };
  });
  const told: number[] = [];
  await expect(collectAudit(filters, (count) => told.push(count), signal)).rejects.toMatchObject({
    reason: 'tooMany',
  });
  expect(told.at(-1)).toBe(EXPORT_LIMIT);
});
