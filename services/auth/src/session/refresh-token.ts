import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The content of the refresh cookie: `<family>.<secret>`. */
export interface RefreshToken {
  family: string;
  secret: string;
}

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** @returns undefined where the text cannot be a token */
export function parseRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, family, secret] = FORM.exec(text ?? '') ?? [];
  return family !== undefined && secret !== undefined ? { family, secret } : undefined;
}

export const formatRefreshToken = ({ family, secret }: RefreshToken): string =>
  `${family}.${secret}`;

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The same each time: two tabs that renew with the same token get the same next one. */
export const nextSecret = (seed: Buffer, secret: string): string =>
  createHmac('sha256', seed).update(secret).digest('base64url');
