import { createHmac } from 'node:crypto';

export interface RefreshToken {
  sessionId: string;
  secret: string;
}

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function parseRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, sessionId, secret] = FORMAT.exec(text ?? '') ?? [];
  return sessionId !== undefined && secret !== undefined ? { sessionId, secret } : undefined;
}

export const formatRefreshToken = ({ sessionId, secret }: RefreshToken): string =>
  `${sessionId}.${secret}`;

/** Deterministic: two tabs that refresh with the same token get the same next token. */
export const nextSecret = (seed: Buffer, secret: string): string =>
  createHmac('sha256', seed).update(secret).digest('base64url');
