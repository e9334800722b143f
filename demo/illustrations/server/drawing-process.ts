import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { DrawingJob } from '../drawing-jobs.js';

/** Milliseconds without a drawing after which the process ends and frees its memory. */
const IDLE = 20_000;

/** glibc keeps an arena of the encoders' memory for each thread. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

export interface DrawingRequest {
  out: string;
  job: DrawingJob;
}

export interface DrawingResult {
  id: string;
  /** Undefined when the picture was drawn. */
  error?: { message: string; code?: string };
}

interface ProcessOptions {
  /** The niceness: 0 is normal, 19 is for background work. */
  niceness?: number;
  idle?: number;
  script?: string;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** A child process that draws pictures. It starts with the first one, and ends after a while without drawings. */
export class DrawingProcess {
  private child?: ChildProcess;
  private idleTimer?: NodeJS.Timeout;
  private readonly waiting = new Map<string, Waiting>();
  private readonly options: Required<ProcessOptions>;

  constructor({
    niceness = 0,
    idle = IDLE,
    script = join(import.meta.dirname, 'draw-worker.ts'),
  }: ProcessOptions = {}) {
    this.options = { niceness, idle, script };
  }

  /** The process id, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** @throws Error of the drawing, or of the ended process */
  draw = (out: string, job: DrawingJob): Promise<void> =>
    new Promise((resolve, reject) => {
      clearTimeout(this.idleTimer);
      this.waiting.set(job.picture.id, { resolve, reject });
      this.child ??= this.start();
      this.child.send({ out, job } satisfies DrawingRequest);
    });

  /** Lets the process end after the current drawing. */
  stop(): void {
    clearTimeout(this.idleTimer);
    if (this.child?.connected) this.child.disconnect();
    this.child = undefined;
  }

  /** Kills the process: the current drawing fails, and its picture does not change. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private start(): ChildProcess {
    const { niceness, script } = this.options;
    const child = fork(script, [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...FEW_ARENAS },
    });
    // Threads that start later inherit the niceness.
    if (child.pid && niceness > 0) setPriority(child.pid, niceness);
    child.on('message', (result) => this.finish(result as DrawingResult));
    child.on('error', (error) => this.lose(child, error.message));
    child.on('exit', (code, signal) => this.lose(child, `${signal ?? `exit code ${code}`}`));
    return child;
  }

  private finish({ id, error }: DrawingResult): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else waiting?.resolve();
    if (this.waiting.size > 0) return;
    this.idleTimer = setTimeout(() => this.stop(), this.options.idle).unref();
  }

  private lose(child: ChildProcess, how: string): void {
    if (this.child !== child) return;
    this.child = undefined;
    for (const { reject } of this.waiting.values())
      reject(new Error(`the drawing process ended (${how})`));
    this.waiting.clear();
  }
}
