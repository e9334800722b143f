import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { pino } from 'pino';
import { closeOnSignal } from './close-on-signal.js';

const silent = pino({ level: 'silent' });
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

function appThatCloses(close: () => Promise<void>): INestApplication {
  return { close } as INestApplication;
}

it('closes the service and then ends with 0', async () => {
  let finish: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (finish = resolve));
  closeOnSignal(
    appThatCloses(() => closed),
    silent,
  );
  process.emit('SIGTERM');
  expect(exit).not.toHaveBeenCalled();
  finish();
  await closed;
  expect(exit.mock.calls).toEqual([[0]]);
});

it('ends with 1 where closing fails', async () => {
  const failed = Promise.reject(new Error('stuck'));
  closeOnSignal(
    appThatCloses(() => failed),
    silent,
  );
  process.emit('SIGINT');
  await failed.catch(() => undefined);
  expect(exit.mock.calls).toEqual([[1]]);
});

it('ends at once on the second signal', () => {
  closeOnSignal(
    appThatCloses(() => new Promise(() => undefined)),
    silent,
  );
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(exit.mock.calls).toEqual([[1]]);
});

it('ends with 1 where closing takes too long', () => {
  closeOnSignal(
    appThatCloses(() => new Promise(() => undefined)),
    silent,
  );
  process.emit('SIGTERM');
  jest.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(exit.mock.calls).toEqual([[1]]);
});
