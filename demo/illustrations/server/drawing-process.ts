import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Order } from '../orders.js';

/** Milliseconds without a drawing after which the process ends and gives its memory back. */
const IDLE = 20_000;

/** glibc keeps an arena of the encoders' memory for each thread. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

export interface DrawingRequest {
  out: string;
  order: Order;
}

export interface DrawingResult {
  id: string;
  /** Left out when the picture is drawn. */
  error?: { message: string; code?: string };
}

interface ProcessOptions {
  /** 0 as usual to 19 for what has time. */
  niceness?: number;
  idle?: number;
  script?: string;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** A child process that draws pictures. It starts with the first one, and ends when there is nothing to draw for a while. */
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

  /** @throws Error of the drawing, or saying that the process ended */
  draw = (out: string, order: Order): Promise<void> =>
    new Promise((resolve, reject) => {
      clearTimeout(this.idleTimer);
      this.waiting.set(order.picture.id, { resolve, reject });
      this.child ??= this.start();
      this.child.send({ out, order } satisfies DrawingRequest);
    });

  /** Lets the process end after what it draws now. */
  stop(): void {
    clearTimeout(this.idleTimer);
    if (this.child?.connected) this.child.disconnect();
    this.child = undefined;
  }

  /** Ends it at once: what it draws now fails, and leaves the picture as it was. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private start(): ChildProcess {
    const { niceness, script } = this.options;
    const child = fork(script, [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...FEW_ARENAS },
    });
    // Its threads are not there yet, and will have the same.
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
