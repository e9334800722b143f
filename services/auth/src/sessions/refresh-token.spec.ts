import { randomBytes, randomUUID } from 'node:crypto';
import { newSecret } from '@phantom/service-kit';
import { formatRefreshToken, nextSecret, parseRefreshToken } from './refresh-token.js';

const token = { sessionId: randomUUID(), secret: newSecret() };

describe('refresh token', () => {
  it('parses a formatted token', () => {
    expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
  });

  it.each([
    undefined,
    '',
    '.',
    'a.b',
    token.sessionId,
    `${token.sessionId}.short`,
    `x${token.sessionId}.x`,
  ])('does not parse %p', (text) => {
    expect(parseRefreshToken(text)).toBeUndefined();
  });

  it('derives the next secret from the seed and the previous secret', () => {
    const seed = randomBytes(32);
    const next = nextSecret(seed, token.secret);
    expect(nextSecret(seed, token.secret)).toBe(next);
    expect(nextSecret(randomBytes(32), token.secret)).not.toBe(next);
    expect(parseRefreshToken(`${token.sessionId}.${next}`)?.secret).toBe(next);
  });
});
