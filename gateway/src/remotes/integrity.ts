import { createHash } from 'node:crypto';

/** Whether a content is the one of a subresource integrity, e.g. `sha384-…`. */
export const hasIntegrity = (content: Buffer, integrity: string): boolean => {
  const [, algorithm = '', expected = ''] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity) ?? [];
  return algorithm !== '' && createHash(algorithm).update(content).digest('base64') === expected;
};
