import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadGeneratorAnswer, LoadGeneratorOrder } from './load-generator-process.js';
import type { Sample } from './open-load.js';

const PROCESS = fileURLToPath(new URL('load-generator-process.ts', import.meta.url));

/**
 * Those who ask, in a process of their own that goes before all others: it is the site that is measured, and not how late
 * whoever measures it is. What stands between gateways and services runs in this one.
 */
export class LoadGenerator {
  private constructor(
    private readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  /** Has the work done by one, which is gone afterwards. */
  static async with<Result>(
    origin: string,
    work: (loadGenerator: LoadGenerator) => Promise<Result>,
  ) {
    const execArgv = ['--import', 'tsx'];
    const child = fork(PROCESS, { execArgv, serialization: 'advanced' });
    try {
      return await work(new LoadGenerator(origin, child));
    } finally {
      child.kill();
    }
  }

  /**
   * Asks at a fixed rate, as `openLoad` does.
   *
   * @throws Error where nobody can sign in, or the process ends
   */
  async ask(order: Omit<LoadGeneratorOrder, 'origin'>): Promise<Sample[]> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(this.child, 'exit', { signal }).then(() => ({
      failure: 'The load has ended',
    }));
    const answered = once(this.child, 'message', { signal }).then(
      ([told]) => told as LoadGeneratorAnswer,
    );
    this.child.send({ ...order, origin: this.origin } satisfies LoadGeneratorOrder);
    const answer = await Promise.race([answered, ended]).finally(() => waiting.abort());
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.samples;
  }
}
