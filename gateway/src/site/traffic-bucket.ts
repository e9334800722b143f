import { randomInt } from 'node:crypto';
import { setCookie } from '../common/cookies.js';

const NAME = 'phantom_bucket';

/** Seconds. */
const HALF_A_YEAR = 180 * 24 * 3600;

/** A random traffic bucket: from 0 to below 100, with two decimals. */
export const drawBucket = (): number => randomInt(10_000) / 100;

export const bucketFromCookies = (cookies: string): number | undefined => {
  const value = /(?:^|;\s*)(?:__Host-)?phantom_bucket=(\d{1,2}\.\d{2})(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? undefined : Number(value);
};

/** The `Set-Cookie` of the bucket: the visitor gets the same versions on every page. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  setCookie(NAME, bucket.toFixed(2), { maxAge: HALF_A_YEAR, isSecure });
