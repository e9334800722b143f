import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadGeneratorAnswer, LoadGeneratorOrder } from './load-generator-process.js';
import type { Sample } from './open-load.js';

const PROCESS = fileURLToPath(new URL('load-generator-process.ts', import.meta.url));

/**
 * A load generator in a separate process with the highest priority, so that only the site's delays are measured. The
 * addresses between gateways and services run in this process.
 */
export class LoadGenerator {
  private constructor(
    private readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  /** Runs the work with a load generator, which ends afterwards. */
  static async with<Result>(
    origin: string,
    work: (loadGenerator: LoadGenerator) => Promise<Result>,
  ) {
    const execArgv = ['--import', 'tsx'];
    // Only a session of its own can have a priority of its own: see `giveClientsPriority`.
    const child = fork(PROCESS, { execArgv, detached: true, serialization: 'advanced' });
    try {
      return await work(new LoadGenerator(origin, child));
    } finally {
      child.kill();
    }
  }

  /**
   * Sends requests at a fixed rate, like `openLoad`.
   *
   * @throws Error when nobody can sign in, or the process ends
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
