import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Read } from './read.js';

const PROCESS = fileURLToPath(new URL('reader-process.ts', import.meta.url));

/** The collection of garbage in this process, with its threads, would delay what is measured. */
const EXEC_ARGV = ['--v8-pool-size=1', '--max-semi-space-size=64', '--import', 'tsx'];

export interface Reading {
  /** How many persons read at the same time. */
  readers: number;
  gateways: readonly string[];
  paths: readonly string[];
  seconds: number;
}

/** Readers of the site, in a process of their own. */
export class Readers {
  private readonly child: ChildProcess = fork(PROCESS, [], {
    execArgv: EXEC_ARGV,
    serialization: 'advanced',
  });

  /** @throws Error if the process ends meanwhile */
  async read(reading: Reading): Promise<Read[]> {
    const ended = new AbortController();
    const onExit = () => ended.abort(new Error('the process of the readers ended'));
    this.child.once('exit', onExit);
    try {
      this.child.send(reading);
      const [reads] = (await once(this.child, 'message', { signal: ended.signal })) as [Read[]];
      return reads;
    } finally {
      this.child.off('exit', onExit);
    }
  }

  end(): void {
    this.child.disconnect();
  }
}
