import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const POLL_MS = 20;

/** Kills a PostgreSQL server, and waits until all its processes have ended, because it could not be started again otherwise. */
export async function killPostmaster(cluster: string): Promise<void> {
  const [first] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(first);
  const workers = await childrenOf(postmaster);
  process.kill(postmaster, 'SIGKILL');
  while ([postmaster, ...workers].some(isAlive)) await delay(POLL_MS);
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([own = 0, parent]) => (parent === pid ? [own] : []));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
