import { jest } from '@jest/globals';
import { Progress } from './progress.js';

function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
}

async function* chunks() {
  yield Buffer.alloc(60);
  yield Buffer.alloc(140);
}

describe('Progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('updates one line in a terminal', async () => {
    const terminal = output(true);
    const progress = new Progress(terminal, 200);
    const reading = progress.counting(chunks());
    await reading.next();
    jest.advanceTimersByTime(250);
    progress.report(1234);
    await reading.next();
    progress.end(2000);

    expect(terminal.written).toEqual([
      '\r1,234 lines (30%)\u001b[K',
      '\r2,000 lines (100%)\u001b[K',
      '\n',
    ]);
  });

  it('reports the share of bytes before there are lines', async () => {
    const log = output(false);
    const reading = new Progress(log, 400).counting(chunks());
    jest.advanceTimersByTime(2_000);
    await reading.next();

    expect(log.written).toEqual(['looking through (15%)\n']);
  });

  it('prints at intervals into a log', () => {
    const log = output(false);
    const progress = new Progress(log, 0);
    for (let lines = 100; lines <= 500; lines += 100) {
      jest.advanceTimersByTime(500);
      progress.report(lines);
    }

    expect(log.written).toEqual(['400 lines\n']);
  });
});
