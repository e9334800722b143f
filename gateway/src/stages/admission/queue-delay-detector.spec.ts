import { QueueDelayDetector } from './queue-delay-detector.js';

const MINUTE = 60_000;

let now: number;
let queue: QueueDelayDetector;

beforeEach(() => {
  now = 0;
  queue = new QueueDelayDetector(() => now);
});

/** A fifth of quick ones, as they are with nothing else to do, and the others slower. */
const lookAt = (quick: number, slow: number) => {
  for (let at = 0; at < 50; at += 1) queue.add(at % 5 === 0 ? quick : slow);
  return queue.check();
};

it('is none as long as some are as quick as ever, however slow the others are', () => {
  expect(lookAt(5, 50)).toBe(false);
  expect(lookAt(6, 5_000)).toBe(false);
});

it('is there where even the quickest wait', () => {
  lookAt(5, 50);
  expect(lookAt(40, 90)).toBe(true);
  expect(lookAt(5, 50)).toBe(false);
});

it('is not told from a few', () => {
  lookAt(5, 50);
  queue.add(1_000);
  expect(queue.check()).toBeUndefined();
  now += 499;
  expect(queue.check()).toBeUndefined();
});

it('is none where only a few come', () => {
  lookAt(5, 50);
  queue.add(1_000);
  now += 500;
  expect(queue.check()).toBe(false);
  expect(queue.check()).toBeUndefined();
});

it('is none where all is slow from the beginning, and is told from there', () => {
  expect(queue.usual).toBe(0);
  expect(lookAt(200, 400)).toBe(false);
  expect(queue.usual).toBeCloseTo(200, 0);
  expect(lookAt(220, 400)).toBe(false);
  expect(lookAt(800, 900)).toBe(true);
});

it('gets used to a site that has become slower, after minutes', () => {
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
