import { open, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { SearchCluster } from '../site/search-cluster.js';
import type { LoggedPlan } from './plan.js';

/** A line of PostgreSQL's jsonlog. */
interface LogLine {
  dbname?: string;
  message: string;
}

const planMessage = /^duration: \S+ ms {2}plan:\n/;

/** The output of auto_explain for the statements of the services. */
export class PlanLog {
  private marks = 0;

  constructor(private readonly cluster: SearchCluster) {}

  /** Explains every statement while the work runs, and none after it. */
  async explaining<T>(work: () => Promise<T>): Promise<T> {
    await this.set('set auto_explain.log_min_duration = 0');
    try {
      return await work();
    } finally {
      await this.set('reset auto_explain.log_min_duration');
    }
  }

  /** The plans of the statements that ran in a database during the work. */
  async during(database: string, work: () => Promise<void>): Promise<LoggedPlan[]> {
    const { size } = await stat(this.cluster.logFile);
    await work();
    const lines = await this.linesUntilMark(size);
    return lines
      .filter(({ dbname, message }) => dbname === database && planMessage.test(message))
      .map(({ message }) => JSON.parse(message.replace(planMessage, '')) as LoggedPlan);
  }

  /** Sessions apply the setting before their next statement. */
  private async set(clause: string): Promise<void> {
    await this.cluster.asOwner(async (client) => {
      await client.query(`alter system ${clause}`);
      await client.query('select pg_reload_conf()');
    });
  }

  /** Another process writes the log: when our own line appears, all earlier lines are complete. */
  private async linesUntilMark(from: number): Promise<LogLine[]> {
    const mark = `plans are complete: ${(this.marks += 1)}`;
    await this.cluster.asOwner((client) => client.query(`do $$ begin raise log '${mark}'; end $$`));
    for (const deadline = Date.now() + 10_000; ; await setTimeout(20)) {
      // With the byte before: the first line may have begun earlier, and is left out.
      const lines = parse(await readFrom(this.cluster.logFile, Math.max(0, from - 1)));
      if (lines.some(({ message }) => message === mark)) return lines;
      if (Date.now() > deadline) throw new Error(`${this.cluster.logFile} did not grow`);
    }
  }
}

async function readFrom(file: string, from: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ buffer: Buffer.alloc(size - from), position: from });
    return buffer.toString();
  } finally {
    await handle.close();
  }
}

/** The first line and the last one may be incomplete. */
const parse = (text: string): LogLine[] =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as LogLine);
