import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('storm-process.ts', import.meta.url));

/** So many people who sign in every second, in a process of their own: whoever measures does not wait for them. */
export class LoginStorm {
  private constructor(private readonly child: ChildProcess) {}

  /**
   * Answers once it rages.
   *
   * @param rate logins each second, each at its time
   */
  static async begin(origin: string, rate: number): Promise<LoginStorm> {
    const child = fork(PROCESS, [origin, String(rate)], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    await once(child, 'message');
    return new LoginStorm(child);
  }

  /** @returns logins each second: those whose password was looked at, and those told to come again */
  async end(): Promise<{ hashed: number; turnedAway: number }> {
    const told = once(this.child, 'message');
    this.child.send('end');
    const [{ counts, seconds }] = (await told) as [
      { counts: Map<number, number>; seconds: number },
    ];
    const others = [...counts.keys()].filter((status) => status !== 401 && status !== 503);
    if (others.length > 0) throw new Error(`Logins were answered ${others.join(', ')}`);
    const of = (status: number) => (counts.get(status) ?? 0) / seconds;
    return { hashed: of(401), turnedAway: of(503) };
  }
}
