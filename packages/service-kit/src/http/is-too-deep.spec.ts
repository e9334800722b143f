import { isTooDeep } from './validation.pipe.js';

const nested = (depth: number): unknown =>
  JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

it.each([undefined, null, 7, 'text', [], { a: [{ b: 'c' }] }, nested(64)])('accepts %j', (body) => {
  expect(isTooDeep(body)).toBe(false);
});

it('refuses deeper nesting, however deep', () => {
  expect(isTooDeep(nested(66))).toBe(true);
  expect(isTooDeep({ beside: 1, a: nested(100_000) })).toBe(true);
});

it('counts levels, not entries', () => {
  expect(isTooDeep(Array.from({ length: 100_000 }, (_, a) => ({ a })))).toBe(false);
});
