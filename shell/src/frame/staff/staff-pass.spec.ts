import { clearSession, setSession } from '@phantom/mf-kit';
import { session } from '../../testing/session';
import { syncStaffPass } from './staff-pass';

const answer = { status: 200, text: async () => '{"error":0}' } as Response;
const calls = jest.fn<Promise<Response>, [Request]>(async () => answer);
const methods = () => calls.mock.calls.map(([{ method }]) => method);

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = calls as typeof fetch;
  calls.mockClear();
});

it('requests a pass once for an employee, and deletes it at the sign-out', () => {
  syncStaffPass();
  expect(methods()).toEqual([]);
  setSession(session());
  // Renewed.
  setSession(session());
  expect(methods()).toEqual(['POST']);
  clearSession();
  expect(methods()).toEqual(['POST', 'DELETE']);
});

it('requests none for an investor', () => {
  syncStaffPass();
  const { user, ...token } = session();
  setSession({ ...token, user: { ...user, type: 'Investor' } });
  expect(methods()).toEqual([]);
});
