import { jest } from '@jest/globals';
import { HangDetector } from './hang-detector.js';

const TIMEOUT = 6_000;
const SECOND = 1_000;

describe('HangDetector', () => {
  let watch: HangDetector<number>;
  let silent: number[][];
  let calls: number;

  beforeEach(() => {
    jest.useFakeTimers();
    [silent, calls] = [[], 0];
    const onHang = () => {
      silent.push(watch.calls);
      for (const call of watch.calls) watch.end(call);
    };
    watch = new HangDetector({ timeout: TIMEOUT, onHang });
  });
  afterEach(() => {
    watch.stop();
    jest.useRealTimers();
  });

  /** One call a second. */
  const ask = (seconds: number, answeredAfter?: number) => {
    for (let at = 0; at < seconds; at += 1) {
      const call = (calls += 1);
      watch.begin(call);
      if (answeredAfter) setTimeout(() => watch.answered(call), answeredAfter);
      jest.advanceTimersByTime(SECOND);
    }
  };

  it('reports a service that does not respond, once', () => {
    ask(5);
    expect(silent).toEqual([]);
    ask(1);
    expect(silent).toEqual([[1, 2, 3, 4, 5, 6]]);
    ask(4);
    expect(silent).toHaveLength(1);
  });

  it('ignores a slow service', () => {
    ask(30, 5 * SECOND);
    expect(silent).toEqual([]);
  });

  it('ignores a few calls', () => {
    ask(4);
    jest.advanceTimersByTime(4 * SECOND);
    expect(silent).toEqual([]);
  });

  it('ignores many new calls after one slow call', () => {
    ask(1);
    jest.advanceTimersByTime(TIMEOUT);
    for (const call of [10, 11, 12, 13, 14]) watch.begin(call);
    jest.advanceTimersByTime(SECOND / 2);
    expect(silent).toEqual([]);
    for (const call of [10, 11, 12, 13, 14]) watch.answered(call);
    ask(3);
    expect(silent).toEqual([]);
  });
});
