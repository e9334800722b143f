import { randomBytes, randomUUID } from 'node:crypto';
import {
  formatRefreshToken,
  hashSecret,
  newSecret,
  nextSecret,
  parseRefreshToken,
} from './refresh-token.js';

const token = { family: randomUUID(), secret: newSecret() };

it('reads what it wrote', () => {
  expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
});

it.each([undefined, '', '.', 'a.b', token.family, `${token.family}.short`, `x${token.family}.x`])(
  'reads nothing in %p',
  (text) => {
    expect(parseRefreshToken(text)).toBeUndefined();
  },
);

it('makes the next token of the one before and the seed, always the same', () => {
  const seed = randomBytes(32);
  const next = nextSecret(seed, token.secret);
  expect(nextSecret(seed, token.secret)).toBe(next);
  expect(nextSecret(randomBytes(32), token.secret)).not.toBe(next);
  expect(parseRefreshToken(`${token.family}.${next}`)?.secret).toBe(next);
});

it('hashes a secret to 32 bytes that do not hold it', () => {
  expect(hashSecret(token.secret)).toHaveLength(32);
});
