import { ConcurrencyLimit } from './concurrency-limit.js';

const BOUNDS = { least: 8, first: 64, most: 200 };

const limitAfter = (looks: [isQueueing: boolean | undefined, inHand: number][]): number => {
  const limit = new ConcurrencyLimit(BOUNDS);
  for (const [isQueueing, inHand] of looks) limit.adapt(isQueueing, inHand);
  return limit.current;
};

it('falls below what is in hand as soon as a queue lasts', () => {
  expect(limitAfter([[true, 40]])).toBe(64);
  expect(
    limitAfter([
      [true, 40],
      [true, 40],
    ]),
  ).toBe(24);
});

it('does not fall for pauses', () => {
  const looks = Array.from({ length: 20 }, (_, at): [boolean, number] => [at % 2 === 0, 40]);
  expect(limitAfter(looks)).toBeGreaterThanOrEqual(64);
});

it('does not fall where too few are in hand to be the cause', () => {
  expect(limitAfter(Array.from({ length: 20 }, () => [true, 8]))).toBe(64);
});

it('never falls below its least, nor rises beyond its most', () => {
  expect(limitAfter(Array.from({ length: 40 }, () => [true, 60]))).toBe(8);
  expect(limitAfter(Array.from({ length: 40 }, () => [false, 190]))).toBe(200);
});

it('rises where so many are needed, and not before: a rush finds it where the last one left it', () => {
  expect(limitAfter(Array.from({ length: 40 }, () => [false, 10]))).toBe(64);
  expect(limitAfter([[false, 33]])).toBe(68);
});

it('stays where nothing can be told, and takes two looks around it for one while', () => {
  expect(limitAfter(Array.from({ length: 40 }, () => [undefined, 60]))).toBe(64);
  expect(
    limitAfter([
      [true, 40],
      [undefined, 40],
      [true, 40],
    ]),
  ).toBe(24);
});

it('falls to where it began while no more are needed', () => {
  const needed = Array.from({ length: 40 }, (): [boolean, number] => [false, 190]);
  const calm = Array.from({ length: 40 }, (): [boolean, number] => [false, 3]);
  expect(limitAfter([...needed, ...calm])).toBe(64);
});

it('is back where it began some seconds after a queue', () => {
  const limit = new ConcurrencyLimit(BOUNDS);
  for (let look = 0; look < 40; look += 1) limit.adapt(true, 60);
  expect(limit.isShrunk).toBe(true);
  for (let look = 0; look < 21; look += 1) limit.adapt(false, 2);
  expect([limit.isShrunk, limit.current]).toEqual([false, 67]);
});
