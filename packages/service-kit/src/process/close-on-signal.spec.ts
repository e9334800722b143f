import { jest } from '@jest/globals';
import { pino } from 'pino';
import { closeOnSignal, Lifecycle } from './close-on-signal.js';

const logger = pino({ level: 'silent' });
const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

// The deadline of a test must not end the process that runs the tests after it.
beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
  exit.mockClear();
});

function closing(close: () => Promise<void>): Lifecycle {
  const lifecycle = new Lifecycle();
  closeOnSignal({ close }, { logger, lifecycle, grace: 0, deadline: 8_000 });
  return lifecycle;
}

const never = () => new Promise<never>(() => undefined);

/** What was begun by then has been done. */
const settled = () => jest.advanceTimersByTimeAsync(0);

it('closes the service and exits with 0', async () => {
  let finish: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (finish = resolve));
  const lifecycle = closing(() => closed);
  expect(lifecycle.isEnding).toBe(false);
  process.emit('SIGTERM');
  expect(lifecycle.isEnding).toBe(true);
  await settled();
  expect(exit).not.toHaveBeenCalled();
  finish();
  await settled();
  expect(exit.mock.calls).toEqual([[0]]);
});

it('exits with 1 where closing fails', async () => {
  closing(() => Promise.reject(new Error('stuck')));
  process.emit('SIGINT');
  await settled();
  expect(exit.mock.calls).toEqual([[1]]);
});

it('exits at once on the second signal', () => {
  closing(never);
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(exit.mock.calls).toEqual([[1]]);
});

it('exits with 1 where closing takes too long', () => {
  closing(never);
  process.emit('SIGTERM');
  jest.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(exit.mock.calls).toEqual([[1]]);
});
