import { session } from '../testing/session';
import { tokenExpiry } from './token-expiry';

it('reads when a token runs out', () => {
  const left = (tokenExpiry(session({ seconds: 900 })) ?? 0) - Date.now();
  expect(left / 1000).toBeCloseTo(900, -1);
});

it.each(['', 'opaque', 'a.b.c', `a.${btoa('{"exp":"soon"}')}.c`])(
  'knows nothing of %p',
  (token) => {
    expect(tokenExpiry({ ...session(), access_token: token })).toBeUndefined();
  },
);
