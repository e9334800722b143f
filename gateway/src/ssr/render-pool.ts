import CircuitBreaker from 'opossum';
import { Piscina } from 'piscina';
import { workerThreadOptions } from '../common/worker-threads.js';
import type { GatewayConfig } from '../config/gateway.config.js';
import { isInconclusive } from './render-error.js';
import { runCancellable } from './render-run.js';
import type {
  BundleFile,
  ConsoleLine,
  RenderedPart,
  TracedJob,
  WorkerSetup,
} from './render-task.js';

/** Renderings in progress or waiting, for each worker. The browsers render more than that. */
const JOBS_PER_WORKER = 16;

/** Milliseconds after which an idle worker ends, except the first one. */
const IDLE_TIMEOUT = 30_000;

/** Milliseconds for loading a bundle before its first page. */
const WARM_UP_DEADLINE = 5_000;

/** MB of a worker's young generation: small, since a worker is idle most of the time. */
const YOUNG_GENERATION = 16;

/** Failures are counted over 10 seconds. Fewer renderings than `volumeThreshold` prove nothing. */
const BREAKER = {
  timeout: false,
  volumeThreshold: 5,
  errorThresholdPercentage: 50,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
  errorFilter: isInconclusive,
} as const;

interface RenderPoolEvents {
  onPause: () => void;
  onResume: () => void;
  /** More renderings were requested than may wait. Called at most once in a pause. */
  onOverload: () => void;
  onConsole: (line: ConsoleLine) => void;
  /** A worker was terminated, since a rendering blocked it. */
  onEnded: () => void;
  /** An idle worker failed. */
  onWorkerError: (error: Error) => void;
}

/** The workers of one bundle. They isolate the gateway from crashes, endless loops and memory leaks of the bundle. */
export class RenderPool {
  private readonly workers: Piscina<unknown, RenderedPart>;
  private readonly breaker: CircuitBreaker<[TracedJob, AbortSignal], RenderedPart>;

  constructor(
    { renderWorkers, renderMemory, renderDeadline: deadline, renderPause }: GatewayConfig,
    setup: WorkerSetup,
    { onPause, onResume, onOverload, onConsole, onEnded, onWorkerError }: RenderPoolEvents,
  ) {
    this.workers = new Piscina({
      ...workerThreadOptions(new URL('./render-worker', import.meta.url)),
      name: 'render',
      minThreads: 1,
      maxThreads: renderWorkers,
      idleTimeout: IDLE_TIMEOUT,
      workerData: setup,
      resourceLimits: {
        maxOldGenerationSizeMb: renderMemory,
        maxYoungGenerationSizeMb: YOUNG_GENERATION,
      },
    });
    this.workers.on('error', onWorkerError);
    this.workers.on('message', onConsole);
    this.breaker = new CircuitBreaker(
      (job, gone) => runCancellable(this.workers, job, { deadline, gone, onEnded }),
      { ...BREAKER, resetTimeout: renderPause, capacity: renderWorkers * JOBS_PER_WORKER },
    );
    this.breaker.on('open', onPause).on('close', onResume);
    this.breaker.on('semaphoreLocked', seldom(renderPause, onOverload));
  }

  /** @throws as `runCancellable`, or Error of the breaker */
  render(job: TracedJob, gone: AbortSignal): Promise<RenderedPart> {
    return this.breaker.fire(job, gone);
  }

  async warmUp(bundle: BundleFile): Promise<void> {
    const signal = AbortSignal.timeout(WARM_UP_DEADLINE);
    await this.workers.run(bundle, { name: 'warmUp', signal });
  }

  /** Closes after the renderings in progress. */
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
