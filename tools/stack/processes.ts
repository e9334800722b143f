import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, openSync } from 'node:fs';
import { join } from 'node:path';
import { StackFailure } from './failure.js';
import { fromRoot } from './repository.js';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

interface CommandSpec extends ProcessSpec {
  logFile: string;
  signal: AbortSignal;
}

interface Running {
  name: string;
  child: ChildProcess;
}

const graceMs = 16_000;

/** The long-running children of one stack: started in order, stopped in the reverse one. */
export class Processes {
  private readonly running: Running[] = [];
  /** Those whose end was asked for. */
  private readonly expected = new WeakSet<ChildProcess>();
  private stopping = false;
  /** Rejects as soon as a child ends that nobody asked to end. */
  readonly unexpectedEnd: Promise<never>;
  private fail!: (failure: StackFailure) => void;
  private onEnd = (_name: string, failure: StackFailure): void => this.fail(failure);

  constructor(private readonly logDir: string) {
    this.unexpectedEnd = new Promise((_, reject) => (this.fail = reject));
    // Whoever races against it handles it; alone it must not end the process before the clean-up.
    this.unexpectedEnd.catch(() => undefined);
  }

  logFile(name: string): string {
    return join(this.logDir, `${name}.log`);
  }

  /** @returns its process id; undefined if it could not be started, which `unexpectedEnd` tells of */
  start({ name, command, args, cwd, env }: ProcessSpec): number | undefined {
    const log = openSync(this.logFile(name), 'a');
    // Its own process group: Ctrl-C reaches this process alone, which then stops the children in order.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
    this.running.push({ name, child });
    child.once('error', (error) => this.reportEnd(name, child, error.message));
    child.once('exit', (code, signal) =>
      this.reportEnd(name, child, signal ?? `exit code ${code}`),
    );
    return child.pid;
  }

  /** The process ids of what runs, by name. */
  get pids(): Map<string, number> {
    const alive = this.running.filter(({ child }) => isAlive(child));
    return new Map(alive.flatMap(({ name, child }) => (child.pid ? [[name, child.pid]] : [])));
  }

  /** Sends a signal to one child and all that it started: `SIGSTOP` freezes it, `SIGCONT` has it go on. */
  signal(name: string, signal: NodeJS.Signals): void {
    signalGroup(this.childOf(name), signal);
  }

  /** Ends one child, which is no failure, and waits until it has ended. It may be started again. */
  async end(name: string, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.childOf(name);
    this.expected.add(child);
    if (signal === 'SIGKILL') signalGroup(child, 'SIGKILL');
    await stop(child);
    this.forget(child);
  }

  /** Rejects as soon as this child ends, for whoever waits for something of it. */
  async failIfEnded(name: string): Promise<never> {
    const child = this.childOf(name);
    if (isAlive(child)) await once(child, 'exit');
    throw this.endOf(name, child.signalCode ?? `exit code ${child.exitCode}`);
  }

  private forget(child: ChildProcess): void {
    const index = this.running.findIndex((one) => one.child === child);
    if (index >= 0) this.running.splice(index, 1);
  }

  private childOf(name: string): ChildProcess {
    const found = this.running.findLast((one) => one.name === name);
    if (!found)
      throw new Error(`No process ${name} runs: there are ${[...this.pids.keys()].join(', ')}`);
    return found.child;
  }

  private reportEnd(name: string, child: ChildProcess, how: string): void {
    if (this.stopping || this.expected.has(child)) return;
    this.onEnd(name, this.endOf(name, how));
  }

  private endOf(name: string, how: string): StackFailure {
    const log = fromRoot(this.logFile(name));
    return new StackFailure(`${name} ended unexpectedly (${how}). Its log: ${log}`);
  }

  /** From now on `tell` hears of an end, which is a failure for these children alone. */
  needOnly(names: readonly string[], tell: (failure: StackFailure) => void): void {
    this.onEnd = (name, failure) => (names.includes(name) ? this.fail(failure) : tell(failure));
  }

  async stopAll(): Promise<void> {
    this.stopping = true;
    // Each stays on the list until it has ended, for a killAll that comes in between.
    while (this.running.length > 0) {
      const last = this.running.at(-1);
      if (!last) break;
      await stop(last.child);
      this.forget(last.child);
    }
  }

  /** The last resort of a second Ctrl-C. */
  killAll(): void {
    this.stopping = true;
    for (const { child } of this.running) signalGroup(child, 'SIGKILL');
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It ended on its own in the meantime.
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  if (isAlive(child)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    // One that is frozen hears of it only now.
    signalGroup(child, 'SIGCONT');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    await ended;
    clearTimeout(timer);
  }
  // Whatever the child itself started and left behind is in its group.
  signalGroup(child, 'SIGKILL');
}

/** Runs a command to its end with its output in a log; a failure names that log. */
export async function runToEnd(spec: CommandSpec): Promise<void> {
  const log = createWriteStream(spec.logFile, { flags: 'w' });
  await once(log, 'open');
  const { command, args, cwd, env, signal: abort } = spec;
  const child = spawn(command, args, { cwd, env, signal: abort, stdio: ['ignore', log, log] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  log.close();
  if (code === 0) return;
  throw new StackFailure(
    `${spec.name} failed (${signal ?? `exit code ${code}`}). Its log: ${fromRoot(spec.logFile)}`,
  );
}
