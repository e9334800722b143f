import { clearSession, setSession, type Session } from '@phantom/mf-kit';
import { FormDraft } from './form-draft';

const open = () => new FormDraft<{ text: string }>('test', true);

const sessionOf = (id: number): Session => ({
  access_token: `token-${id}`,
  token_type: 'Bearer',
  expires_in: 900,
  user: { id, name: '', email: '', image: null, type: 'admin', rights: [] },
});

beforeEach(() => clearSession());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('FormDraft', () => {
  it('includes the time before a reload', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const first = open();
    first.open();
    first.save({ text: 'a' });
    jest.setSystemTime(1_090_000);
    const second = open();
    expect(second.open()).toEqual({ text: 'a' });
    expect(second.elapsed).toBe(90_000);
  });

  it('counts from the time when the form was shown, before the scripts have loaded', () => {
    jest.useFakeTimers({ now: 1_009_000 });
    const draft = new FormDraft<{ text: string }>('test', true, 1_000_000);
    draft.open();
    expect(draft.elapsed).toBe(9000);
  });

  it('has no elapsed time when the clock was set back', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const draft = open();
    draft.open();
    jest.setSystemTime(400_000);
    expect(draft.elapsed).toBeUndefined();
  });

  it('expires after two hours', () => {
    jest.useFakeTimers({ now: 0 });
    open().save({ text: 'a' });
    jest.setSystemTime(2 * 60 * 60 * 1000);
    expect(open().open()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('works without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draft = open();
    expect(draft.open()).toBeUndefined();
    expect(draft.keyFor({ text: 'a' })).toBe(draft.keyFor({ text: 'a' }));
  });

  it('creates a key when the browser has no randomUUID', () => {
    const native = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const key = open().keyFor({ text: 'a' });
    Object.defineProperty(crypto, 'randomUUID', { value: native, configurable: true });
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  describe('of a signed-in user', () => {
    const signIn = (id: number) => setSession(sessionOf(id));
    const typed = () => {
      const draft = open();
      draft.open();
      draft.save({ text: 'of the first' });
      return draft;
    };

    it('is restored after the next sign-in of the user, and not before', () => {
      signIn(1);
      const draft = typed();
      clearSession('expired');
      draft.save({ text: 'written by a form that is still there' });
      expect(open().open()).toBeUndefined();
      signIn(1);
      expect(open().open()).toEqual({ text: 'of the first' });
    });

    it('is deleted when another user signs in', () => {
      signIn(1);
      typed();
      clearSession('expired');
      signIn(2);
      expect(open().open()).toBeUndefined();
      expect(open().exists).toBe(false);
    });

    it('is deleted by a sign-out, also while an attempt is in progress', () => {
      signIn(1);
      const draft = typed();
      clearSession();
      draft.settle({ text: 'refused too late' });
      expect(open().exists).toBe(false);
    });
  });
});
