import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the gateway serves files; a link is this with what `signLink` gives behind it. */
export const FILES_BASE_URL = '/api/auth/files/';

/** Seconds that a link opens its file: long enough to read a list, too short to be passed around. */
export const LINK_LIFETIME = 15 * 60;

export interface LinkTarget {
  id: number;
  name: string;
}

export interface SignedLink extends LinkTarget {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** `12/hardship-letter.pdf?expires=…&signature=…`, relative to FILES_BASE_URL. */
export function signLink(target: LinkTarget, key: string, now: Date): string {
  const expires = seconds(now) + LINK_LIFETIME;
  const signature = signatureOf({ ...target, expires }, key);
  return `${target.id}/${target.name}?expires=${expires}&signature=${signature}`;
}

export function isValidLink({ signature, ...link }: SignedLink, key: string, now: Date): boolean {
  const expected = Buffer.from(signatureOf(link, key));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && link.expires > seconds(now);
}

function signatureOf({ id, name, expires }: Omit<SignedLink, 'signature'>, key: string): string {
  return createHmac('sha256', key).update(`${id}/${name}/${expires}`).digest('base64url');
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
