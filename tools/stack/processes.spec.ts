import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Processes, runToEnd } from './processes.js';

const node = (name: string, script: string) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  cwd: tmpdir(),
  env: process.env,
});

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((retry) => setTimeout(retry, 10));
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('Processes', () => {
  let processes: Processes;
  const log = (name: string) => readFile(processes.logFile(name), 'utf8').catch(() => '');

  beforeEach(async () => {
    processes = new Processes(await mkdtemp(join(tmpdir(), 'processes-')));
  });
  afterEach(() => processes.stopAll());

  it('reports a child that ends by itself, with its log', async () => {
    processes.start(node('listings', 'console.log("bye"); process.exit(3)'));
    await expect(processes.unexpectedEnd).rejects.toThrow(
      /listings ended unexpectedly \(exit code 3\)\. Its log: .*listings\.log/,
    );
    expect(await log('listings')).toContain('bye');
  });

  it('reports a child that was killed', async () => {
    processes.start(node('auth', 'process.kill(process.pid, "SIGKILL")'));
    await expect(processes.unexpectedEnd).rejects.toThrow('auth ended unexpectedly (SIGKILL)');
  });

  it('does not report the end of an optional process as a failure', async () => {
    const told: string[] = [];
    processes.needOnly(['gateway'], ({ message }) => told.push(message));
    processes.start(node('listings', 'process.exit(3)'));
    await until(() => told.length > 0);
    processes.start(node('gateway', 'process.exit(4)'));
    await expect(processes.unexpectedEnd).rejects.toThrow('gateway ended unexpectedly');
    expect(told).toEqual([expect.stringContaining('listings ended unexpectedly (exit code 3)')]);
  });

  it('stops all children and the processes that they started', async () => {
    processes.start(
      node(
        'parent',
        `const { spawn } = require('node:child_process');
         const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
         console.log(process.pid, child.pid);
         setInterval(() => {}, 1000);`,
      ),
    );
    await until(async () => /\d+ \d+/.test(await log('parent')));
    const pids = (await log('parent')).trim().split(' ').map(Number);
    await processes.stopAll();
    await until(() => pids.every((pid) => !isAlive(pid)));
    expect(pids).toHaveLength(2);
  });

  it('kills at once the processes that are still stopping', async () => {
    const stubborn =
      'process.on("SIGTERM", () => {}); console.log(process.pid); setInterval(() => {}, 1000)';
    processes.start(node('first', stubborn));
    processes.start(node('second', stubborn));
    await until(async () => Boolean((await log('first')) && (await log('second'))));
    const pids = [Number(await log('first')), Number(await log('second'))];
    const stopped = processes.stopAll();
    processes.killAll();
    await stopped;
    await until(() => pids.every((pid) => !isAlive(pid)));
    expect(pids.every((pid) => pid > 0)).toBe(true);
  });

  it('stops one child without reporting a failure, and starts it again', async () => {
    const told: string[] = [];
    processes.needOnly([], ({ message }) => told.push(message));
    const first = processes.start(node('auth', 'setInterval(() => {}, 1000)'));
    const other = processes.start(node('content', 'setInterval(() => {}, 1000)'));
    await processes.end('auth', 'SIGKILL');
    expect([isAlive(first ?? 0), isAlive(other ?? 0)]).toEqual([false, true]);

    const second = processes.start(node('auth', 'setInterval(() => {}, 1000)'));
    expect(processes.pids).toEqual(
      new Map([
        ['content', other],
        ['auth', second],
      ]),
    );
    expect(told).toEqual([]);
  });

  it('rejects the wait for a child that has ended', async () => {
    processes.needOnly([], () => undefined);
    processes.start(node('auth', 'process.exit(3)'));
    await expect(processes.failIfEnded('auth')).rejects.toThrow(
      'auth ended unexpectedly (exit code 3)',
    );
    await expect(processes.failIfEnded('auth')).rejects.toThrow('exit code 3');
  });

  it('freezes a child, and kills a frozen one without a grace period', async () => {
    const pid = processes.start(
      node(
        'auth',
        'process.on("SIGTERM", () => process.exit(0)); console.log("up"); setInterval(() => {}, 1000)',
      ),
    );
    await until(async () => (await log('auth')).includes('up'));
    processes.signal('auth', 'SIGSTOP');
    const begun = Date.now();
    await processes.end('auth');
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(isAlive(pid ?? 0)).toBe(false);
  });

  it('lists the processes when an unknown one is requested', () => {
    processes.start(node('auth', 'setInterval(() => {}, 1000)'));
    expect(() => processes.signal('listings', 'SIGSTOP')).toThrow(
      'No process listings runs: there are auth',
    );
  });
});

describe('runToEnd', () => {
  it('names the command and the log when it fails', async () => {
    const logFile = join(await mkdtemp(join(tmpdir(), 'command-')), 'seed.log');
    const { signal } = new AbortController();
    const command = runToEnd({ ...node('content seed', 'process.exit(1)'), logFile, signal });
    await expect(command).rejects.toThrow(
      /content seed failed \(exit code 1\)\. Its log: .*seed\.log/,
    );
  });
});
