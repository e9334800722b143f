import { KnownCallers } from './known-callers.js';

const TOKEN = { authorization: 'Bearer a.b.c' };

it.each([
  ['nothing', {}],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['other cookies', { cookie: 'lang=de; my_phantom_staff=a.b.c' }],
])('treats a request with %s as a visitor', (_name, headers) => {
  expect(new KnownCallers().signedIn(headers)).toBeUndefined();
});

it.each([
  ['a token', TOKEN],
  ['the cookie of an employee', { cookie: 'lang=de; phantom_staff=a.b.c' }],
  ['the cookie of a session', { cookie: '__Host-phantom_refresh=12.abc; lang=de' }],
])('treats %s as unverified until it is reported as valid', (_name, headers) => {
  const callers = new KnownCallers();
  expect(callers.signedIn(headers)).toBe('claimed');
  callers.remember(headers);
  expect(callers.signedIn(headers)).toBe('verified');
  expect(callers.signedIn({ authorization: 'Bearer d.e.f' })).toBe('claimed');
});
