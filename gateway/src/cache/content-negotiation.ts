import { createHash } from 'node:crypto';

/** A weak one: the same content goes out in several encodings. */
export const entityTagOf = (body: Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** The weak form of the tag that a service gave. */
export const weakened = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** The weak comparison of RFC 9110, 13.1.2. */
export const isKnownTag = (tag: string, ifNoneMatch: string | undefined): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque);
};
