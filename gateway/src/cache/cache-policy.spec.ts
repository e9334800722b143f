import type { IncomingHttpHeaders } from 'node:http';
import { responsePolicy } from './cache-policy.js';

const PUBLIC = 'public, max-age=10, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

const policyOf = (headers: IncomingHttpHeaders = {}, status = 200, isByLanguage = true) =>
  responsePolicy(status, { 'cache-control': PUBLIC, ...headers }, isByLanguage);

it('reads the policy from Cache-Control', () => {
  expect(policyOf()).toEqual({
    browser: 10,
    fresh: 60,
    staleWhileRevalidate: 300,
    staleIfError: 86_400,
    isImmutable: false,
    variesByLanguage: false,
  });
});

it('uses max-age without s-maxage, and 0 without both', () => {
  expect(policyOf({ 'cache-control': 'Public,MAX-AGE = 5' })).toMatchObject({
    browser: 5,
    fresh: 5,
    staleWhileRevalidate: 0,
    staleIfError: 0,
  });
  expect(policyOf({ 'cache-control': 'public, max-age=soon' })).toMatchObject({ fresh: 0 });
});

it('reads whether the response ever changes', () => {
  expect(policyOf({ 'cache-control': 'public, max-age=9, immutable' })).toMatchObject({
    isImmutable: true,
  });
});

it('allows Vary: Accept-Language if the key contains the language', () => {
  expect(policyOf({ vary: 'Accept-Language' })).toMatchObject({ variesByLanguage: true });
  expect(policyOf({ vary: 'Accept-Language' }, 200, false)).toBeUndefined();
});

it.each<[what: string, headers: IncomingHttpHeaders, status?: number]>([
  ['says nothing', { 'cache-control': undefined }],
  ['does not say public', { 'cache-control': 'max-age=60' }],
  ['is private', { 'cache-control': 'public, private, max-age=60' }],
  ['is private in a part', { 'cache-control': 'public, private="x-name", max-age=60' }],
  ['may not be stored', { 'cache-control': 'public, no-store' }],
  ['must be asked for each time', { 'cache-control': 'public, no-cache' }],
  ['sets a cookie', { 'set-cookie': ['session=1'] }],
  ['varies by everything', { vary: '*' }],
  ['varies by who asks', { vary: 'accept-language, Cookie' }],
  ['is encoded', { 'content-encoding': 'gzip' }],
  ['is a part', {}, 206],
  ['is not there', {}, 404],
  ['is elsewhere', {}, 302],
  ['failed', {}, 500],
])('does not cache a response that %s', (...[, headers, status]) => {
  expect(policyOf(headers, status)).toBeUndefined();
});
