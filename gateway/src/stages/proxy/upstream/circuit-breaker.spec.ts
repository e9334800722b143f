import { jest } from '@jest/globals';
import { ServiceBreaker } from './circuit-breaker.js';

const PAUSE = 2_000;

describe('ServiceBreaker', () => {
  let breaker: ServiceBreaker;
  let told: string[];
  let isReachable: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    told = [];
    isReachable = true;
    breaker = new ServiceBreaker({
      pause: PAUSE,
      isReachable: () => Promise.resolve(isReachable),
      onOpen: () => told.push('open'),
      onClose: () => told.push('closed'),
    });
  });
  afterEach(() => {
    breaker.shutdown();
    jest.useRealTimers();
  });

  const fail = (often: number) => {
    for (let call = 0; call < often; call += 1) breaker.report(breaker.admit(), false);
    return jest.advanceTimersByTimeAsync(0);
  };
  const afterPause = () => jest.advanceTimersByTimeAsync(PAUSE);

  it('opens after ten failures, reports it once, and throws with Retry-After', async () => {
    await fail(9);
    expect(breaker.state).toBe('closed');
    await fail(1);
    expect([breaker.state, told]).toEqual(['open', ['open']]);
    expect(() => breaker.admit()).toThrow(expect.objectContaining({ status: 503, retryAfter: 2 }));
  });

  it('admits one call after the pause, whose success closes it', async () => {
    await fail(10);
    await afterPause();
    expect(breaker.state).toBe('half-open');
    const probe = breaker.admit();
    expect(() => breaker.admit()).toThrow();
    breaker.report(probe, true);
    await jest.advanceTimersByTimeAsync(0);
    expect([breaker.state, told]).toEqual(['closed', ['open', 'closed']]);
  });

  it('admits no call while the service is unreachable, and pauses again', async () => {
    isReachable = false;
    await fail(10);
    await afterPause();
    expect([breaker.state, told]).toEqual(['open', ['open', 'open']]);
    expect(() => breaker.admit()).toThrow();
    isReachable = true;
    await afterPause();
    expect(breaker.state).toBe('half-open');
  });

  it('opens on request', () => {
    breaker.open();
    expect([breaker.state, told]).toEqual(['open', ['open']]);
  });

  it('opens again if the test call fails', async () => {
    await fail(10);
    await afterPause();
    await fail(1);
    expect([breaker.state, told]).toEqual(['open', ['open', 'open']]);
  });

  it('admits the next call if the test call showed nothing', async () => {
    await fail(10);
    await afterPause();
    breaker.report(breaker.admit(), undefined);
    expect(() => breaker.admit()).not.toThrow();
    expect(breaker.state).toBe('half-open');
  });

  it('ignores calls that began before it opened', async () => {
    const [late, later] = [breaker.admit(), breaker.admit()];
    await fail(10);
    await afterPause();
    breaker.report(late, false);
    breaker.report(later, true);
    await jest.advanceTimersByTimeAsync(0);
    expect(breaker.state).toBe('half-open');
  });

  it('stays closed while half of the calls work', async () => {
    for (let call = 0; call < 20; call += 1) {
      breaker.report(breaker.admit(), true);
      await fail(1);
    }
    expect(breaker.state).toBe('closed');
  });
});
