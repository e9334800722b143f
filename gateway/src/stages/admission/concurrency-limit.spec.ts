import { ConcurrencyLimit } from './concurrency-limit.js';

const BOUNDS = { least: 8, first: 64, most: 200 };

type Look = [isQueueing: boolean | undefined, inFlight: number, isStarved?: boolean];

const times = (count: number, ...looks: Look[]): Look[] =>
  Array.from({ length: count }, () => looks).flat();

const limitAfter = (looks: Look[]): number => {
  const limit = new ConcurrencyLimit(BOUNDS);
  for (const look of looks) limit.adapt(...look);
  return limit.current;
};

it('falls below the requests in flight after a queue of half a second', () => {
  expect(limitAfter(times(4, [true, 40]))).toBe(64);
  expect(limitAfter(times(5, [true, 40]))).toBe(24);
});

it('does not fall after a short pause', () => {
  const pause = times(4, [true, 40]);
  expect(limitAfter(times(5, ...pause, [false, 40]))).toBeGreaterThanOrEqual(64);
});

it('does not fall while too few requests are in flight to be the cause', () => {
  expect(limitAfter(times(20, [true, 8]))).toBe(64);
});

it('does not fall on a starved machine, unless many requests are in flight', () => {
  expect(limitAfter(times(20, [true, 30, true]))).toBe(64);
  expect(limitAfter(times(20, [true, 60, true]))).toBe(32);
});

it('stays between minimum and maximum', () => {
  expect(limitAfter(times(40, [true, 60]))).toBe(8);
  expect(limitAfter(times(40, [false, 190]))).toBe(200);
});

it('rises only while it is used', () => {
  expect(limitAfter(times(40, [false, 10]))).toBe(64);
  expect(limitAfter([[false, 33]])).toBe(68);
});

it('stays after an unknown measurement, which does not interrupt a queue', () => {
  expect(limitAfter(times(40, [undefined, 60]))).toBe(64);
  expect(limitAfter(times(5, [true, 40], [undefined, 40]))).toBe(24);
});

it('falls to the initial limit while it is not used', () => {
  expect(limitAfter([...times(40, [false, 190]), ...times(40, [false, 3])])).toBe(64);
});

it('returns to the initial limit some seconds after a queue', () => {
  const limit = new ConcurrencyLimit(BOUNDS);
  for (let look = 0; look < 40; look += 1) limit.adapt(true, 60);
  expect(limit.isShrunk).toBe(true);
  for (let look = 0; look < 21; look += 1) limit.adapt(false, 2);
  expect([limit.isShrunk, limit.current]).toEqual([false, 67]);
});
