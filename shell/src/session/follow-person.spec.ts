import { clearSession, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { followPerson } from './follow-person';

const open = jest.fn();
beforeAll(() => followPerson(open));
beforeEach(() => {
  clearSession();
  open.mockClear();
});

it('begins anew for another person, at their own first page', () => {
  setSession(session({ id: 1 }));
  const investor = session({ id: 2 });
  investor.user.type = 'Investor';
  setSession(investor);
  expect(open.mock.calls).toEqual([['/investors']]);
});

it('goes on through a renewal, a sign-in and a sign-out', () => {
  setSession(session({ id: 1 }));
  setSession(session({ id: 1 }));
  clearSession();
  setSession(session({ id: 1 }));
  expect(open).not.toHaveBeenCalled();
});
