import { createHash } from 'node:crypto';
import { type Language, preferredLanguage } from '@phantom/service-kit';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Clients send few different headers: each one is parsed once. */
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_LENGTH = 200;

const remember = <Value extends string>(parse: (header: string) => Value) => {
  const known = new LRUCache<string, Value>({ max: MAX_REMEMBERED });
  return (header = ''): Value => {
    const remembered = known.get(header);
    if (remembered) return remembered;
    const value = parse(header);
    if (header.length < MAX_REMEMBERED_LENGTH) known.set(header, value);
    return value;
  };
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding of the smallest body that an `Accept-Encoding` allows. */
export const acceptedEncoding = remember<Encoding>((header) => {
  const headers = { 'accept-encoding': header };
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
});

export const acceptedLanguage = remember<Language>(preferredLanguage);

/** The tag is weak, since one content has several encodings. */
export const entityTagOf = (body: Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export const weakened = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** Whether the client has this content already: the weak comparison of RFC 9110, section 13.1.2. */
export const isKnownTag = (tag: string, ifNoneMatch: string | undefined): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque);
};
