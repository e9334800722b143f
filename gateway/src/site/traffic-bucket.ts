import { randomInt } from 'node:crypto';
import { setCookie } from '../common/cookies.js';

const NAME = 'phantom_bucket';

/** Seconds. */
const HALF_A_YEAR = 180 * 24 * 3600;

/** A place on the traffic scale, from 0 up to but not including 100, in hundredths. */
export const drawBucket = (): number => randomInt(10_000) / 100;

/** The visitor's place, of a `Cookie` header; undefined for who has none yet. */
export const bucketFromCookies = (cookies: string): number | undefined => {
  const value = /(?:^|;\s*)(?:__Host-)?phantom_bucket=(\d{1,2}\.\d{2})(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? undefined : Number(value);
};

/** The `Set-Cookie` by which a visitor keeps a place, and so a version, from page to page. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  setCookie(NAME, bucket.toFixed(2), { maxAge: HALF_A_YEAR, isSecure });
