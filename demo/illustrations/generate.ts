import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Picture } from './catalogue.js';
import { runDrawingJob, isDrawn, type DrawingJob, readDrawingJobs } from './drawing-jobs.js';
import { removeUnfinished } from './output/cache.js';
import { DrawingError } from './output/drawing-error.js';

export interface GenerateOptions {
  /** The folder that is served as /pictures. */
  out: string;
  /** Called after every drawn picture. */
  onProgress?: (done: number, total: number) => void;
  /** The number of concurrent drawings. */
  concurrency?: number;
  signal?: AbortSignal;
  /** Draws only the accepted pictures; all by default. */
  only?: (id: string) => boolean;
}

export interface GenerateResult {
  drawn: number;
  unchanged: number;
}

/**
 * Draws every missing picture of the demo data.
 *
 * @throws DrawingError with one readable line, e.g. on a full disk; finished pictures stay
 */
export async function generateIllustrations(options: GenerateOptions): Promise<GenerateResult> {
  const jobs = await jobsFor(options);
  const current = await Promise.all(jobs.map((job) => isDrawn(options.out, job)));
  const missing = jobs.filter((_, index) => !current[index]);
  if (missing.length > 0) await drawAll(missing, options);
  return { drawn: missing.length, unchanged: jobs.length - missing.length };
}

async function jobsFor({ only = () => true }: GenerateOptions): Promise<DrawingJob[]> {
  const jobs = await readDrawingJobs();
  return jobs.filter(({ picture }) => only(picture.id));
}

async function drawAll(jobs: readonly DrawingJob[], options: GenerateOptions): Promise<void> {
  const { out, concurrency = availableParallelism() + 1, onProgress, signal } = options;
  const limit = pLimit(concurrency);
  let done = 0;
  const draw = async (job: DrawingJob) => {
    signal?.throwIfAborted();
    await runDrawingJob(out, job);
    onProgress?.(++done, jobs.length);
  };
  const giveUp = (picture: Picture) => (error: unknown) => {
    limit.clearQueue();
    signal?.throwIfAborted();
    throw new DrawingError(picture.id, out, error);
  };
  try {
    await Promise.all(jobs.map((job) => limit(() => draw(job)).catch(giveUp(job.picture))));
  } finally {
    await removeUnfinished(out).catch(() => undefined);
  }
}
