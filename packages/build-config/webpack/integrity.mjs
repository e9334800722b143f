import { createHash } from 'node:crypto';

/** Subresource integrity of a file: of what the registry and the page name. */
export const sha384 = (content) => hashed('sha384', content);

/** Of what an entry names, which has a hash for each of its files and is to stay small. */
export const sha256 = (content) => hashed('sha256', content);

function hashed(algorithm, content) {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
