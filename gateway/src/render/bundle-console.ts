import { format } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { ConsoleLine } from './render-task.js';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MAX_LENGTH = 2_000;

/** What a bundle writes goes to the gateway's log, whose lines are all of one form. */
export const forwardConsole = (): void => {
  for (const level of LEVELS) {
    const write = (...values: unknown[]): void => {
      const line: ConsoleLine = { level, text: format(...values).slice(0, MAX_LENGTH) };
      parentPort?.postMessage(line);
    };
    Object.assign(console, { [level]: write });
  }
};
