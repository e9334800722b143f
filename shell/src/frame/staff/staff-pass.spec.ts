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

it('asks for a pass once for an employee, and gives it back at the sign-out', () => {
  syncStaffPass();
  expect(methods()).toEqual([]);
  setSession(session());
  // Renewed.
  setSession(session());
  expect(methods()).toEqual(['POST']);
  clearSession();
  expect(methods()).toEqual(['POST', 'DELETE']);
});

it('asks for none for an investor', () => {
  syncStaffPass();
  const { user, ...token } = session();
  setSession({ ...token, user: { ...user, type: 'Investor' } });
  expect(methods()).toEqual([]);
});
