import { QueueDelayDetector } from './queue-delay-detector.js';

const MINUTE = 60_000;

let now: number;
let queue: QueueDelayDetector;

beforeEach(() => {
  now = 0;
  queue = new QueueDelayDetector(() => now);
});

/** A fifth of the calls are as quick as without load, the others slower. */
const lookAt = (quick: number, slow: number) => {
  for (let at = 0; at < 50; at += 1) queue.add(at % 5 === 0 ? quick : slow);
  return queue.check();
};

it('finds no queue while some calls are as quick as before', () => {
  expect(lookAt(5, 50)).toBe(false);
  expect(lookAt(6, 5_000)).toBe(false);
});

it('finds a queue when even the quickest calls wait', () => {
  lookAt(5, 50);
  expect(lookAt(40, 90)).toBe(true);
  expect(lookAt(5, 50)).toBe(false);
});

it('returns undefined for a few calls', () => {
  lookAt(5, 50);
  queue.add(1_000);
  expect(queue.check()).toBeUndefined();
  now += 499;
  expect(queue.check()).toBeUndefined();
});

it('finds no queue when there are only a few calls for a while', () => {
  lookAt(5, 50);
  queue.add(1_000);
  now += 500;
  expect(queue.check()).toBe(false);
  expect(queue.check()).toBeUndefined();
});

it('compares with the times at the beginning', () => {
  expect(queue.usual).toBe(0);
  expect(lookAt(200, 400)).toBe(false);
  expect(queue.usual).toBeCloseTo(200, 0);
  expect(lookAt(220, 400)).toBe(false);
  expect(lookAt(800, 900)).toBe(true);
});

it('adapts to slower calls after minutes', () => {
  lookAt(5, 50);
  for (let minute = 0; minute < 5; minute += 1) {
    now += MINUTE;
    expect(lookAt(50, 90)).toBe(true);
  }
  for (const minutes of [6, 6]) {
    now += minutes * MINUTE;
    lookAt(50, 90);
  }
  expect(lookAt(50, 90)).toBe(false);
});
