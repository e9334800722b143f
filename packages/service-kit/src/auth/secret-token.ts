import { createHash, randomBytes } from 'node:crypto';

/** A random secret for a cookie or a link: 256 bits in 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256. The database stores hashes of secrets, never the secrets. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
