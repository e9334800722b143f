import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CircuitBreaker from 'opossum';
import { Piscina } from 'piscina';
import { isInconclusive } from './render-error.js';
import { runCancellable } from './render-run.js';
import type {
  BundleFile,
  ConsoleLine,
  RenderedPart,
  TracedJob,
  WorkerSetup,
} from './render-task.js';

// Run from its source, as tests do, the worker must be compiled on the way.
const extension = path.extname(fileURLToPath(import.meta.url));

/**
 * A pool tries `require` first. A worker that is ended while Node requires an ES module so takes the whole process with
 * it (`v8::Module::IsGraphAsync must be used on an instantiated module`, Node 20.20); refused, the pool imports.
 */
const NO_REQUIRE_OF_MODULES = '--no-experimental-require-module';

const flags = [NO_REQUIRE_OF_MODULES].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** How a render worker is started. */
export const WORKER_FILE = {
  filename: fileURLToPath(new URL(`./render-worker${extension}`, import.meta.url)),
  execArgv: extension === '.ts' ? [...flags, '--import', 'tsx'] : flags,
};

/** Renders that may be under way or wait, for each worker; more are left to the browsers at once. */
const JOBS_PER_WORKER = 16;

/** Milliseconds that a worker beyond the first stays without work. */
const IDLE_TIMEOUT = 30_000;

/** Milliseconds that a bundle may take to be loaded ahead of its first page. */
const WARM_UP_DEADLINE = 5_000;

/** What is young in a worker's memory. MB: small, since most of the time it does nothing. */
const YOUNG_GENERATION = 16;

/** Failures are counted over 10 seconds; fewer renders than these prove nothing. */
const BREAKER = {
  timeout: false,
  volumeThreshold: 5,
  errorThresholdPercentage: 50,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
  errorFilter: isInconclusive,
} as const;

export interface RenderPoolOptions {
  workers: number;
  /** MB of each worker's heap. */
  memory: number;
  /** Milliseconds from asking to the result. */
  deadline: number;
  /** Milliseconds without a try after repeated failures. */
  pause: number;
  setup: WorkerSetup;
}

export interface RenderPoolEvents {
  onPause: () => void;
  onResume: () => void;
  /** Told once in a pause at most: more renders came than may wait. */
  onOverload: () => void;
  onConsole: (line: ConsoleLine) => void;
  /** A worker had to be ended: a render did not let go of it. */
  onEnded: () => void;
  /** A worker failed with nothing to do. */
  onWorkerError: (error: Error) => void;
}

/** The workers of one bundle. What it does there, crash, loop or fill its memory, ends with them. */
export class RenderPool {
  private readonly workers: Piscina<unknown, RenderedPart>;
  private readonly breaker: CircuitBreaker<[TracedJob, AbortSignal], RenderedPart>;

  constructor(
    { workers, memory, deadline, pause, setup }: RenderPoolOptions,
    { onPause, onResume, onOverload, onConsole, onEnded, onWorkerError }: RenderPoolEvents,
  ) {
    this.workers = new Piscina({
      ...WORKER_FILE,
      name: 'render',
      minThreads: 1,
      maxThreads: workers,
      idleTimeout: IDLE_TIMEOUT,
      // A worker that sleeps in Atomics.wait would not see its idle connections close.
      atomics: 'disabled',
      recordTiming: false,
      env: { NODE_ENV: 'production' },
      workerData: setup,
      resourceLimits: {
        maxOldGenerationSizeMb: memory,
        maxYoungGenerationSizeMb: YOUNG_GENERATION,
      },
    });
    this.workers.on('error', onWorkerError);
    this.workers.on('message', onConsole);
    this.breaker = new CircuitBreaker(
      (job, gone) => runCancellable(this.workers, job, { deadline, gone, onEnded }),
      { ...BREAKER, resetTimeout: pause, capacity: workers * JOBS_PER_WORKER },
    );
    this.breaker.on('open', onPause).on('close', onResume);
    this.breaker.on('semaphoreLocked', seldom(pause, onOverload));
  }

  /**
   * @param gone aborted when nobody waits for the result any more
   * @throws RenderCancelledError if it was
   * @throws Error of the bundle, of a worker that died, of the deadline, or of the breaker
   */
  render(job: TracedJob, gone: AbortSignal): Promise<RenderedPart> {
    return this.breaker.fire(job, gone);
  }

  /** Has the bundle ready before somebody waits for it. */
  async warmUp(bundle: BundleFile): Promise<void> {
    const signal = AbortSignal.timeout(WARM_UP_DEADLINE);
    await this.workers.run(bundle, { name: 'warmUp', signal });
  }

  /** Ends with the last render that is under way. */
  async retire(): Promise<void> {
    await this.workers.close();
    this.breaker.shutdown();
  }

  async close(): Promise<void> {
    this.breaker.shutdown();
    await this.workers.destroy();
  }
}

/** @param interval milliseconds between two calls at least */
const seldom = (interval: number, tell: () => void): (() => void) => {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + interval;
    tell();
  };
};
