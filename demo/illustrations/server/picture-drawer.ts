import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { filesOf, isDrawn, type DrawingJob } from '../drawing-jobs.js';
import { DrawingError } from '../output/drawing-error.js';

type Draw = (out: string, job: DrawingJob) => Promise<void>;

interface DrawerOptions {
  /** The folder that is served as /pictures. */
  out: string;
  jobs: readonly DrawingJob[];
  /** The number of concurrent drawings for requests. */
  concurrency?: number;
  drawRequested: Draw;
  drawInBackground?: Draw;
}

/** Draws each picture once: when it is requested, or in the background between requests. */
export class PictureDrawer {
  readonly out: string;
  private readonly jobs: ReadonlyMap<string, DrawingJob>;
  private readonly drawRequested: Draw;
  private readonly drawInBackground: Draw;
  private readonly limit;
  /** Pictures that are being drawn or wait, by id. */
  private readonly underway = new Map<string, Promise<void>>();
  private isStopped = false;

  constructor({
    out,
    jobs,
    concurrency,
    drawRequested,
    drawInBackground = drawRequested,
  }: DrawerOptions) {
    this.out = out;
    this.jobs = new Map(jobs.map((job) => [job.picture.id, job]));
    this.limit = pLimit(concurrency ?? availableParallelism());
    this.drawRequested = drawRequested;
    this.drawInBackground = drawInBackground;
  }

  /** Whether a picture of the catalogue has this file. */
  has(id: string, file: string): boolean {
    const job = this.jobs.get(id);
    return job !== undefined && filesOf(job.picture).includes(file);
  }

  /**
   * Draws a picture unless it is current. Calls for the same picture share one drawing.
   *
   * @throws DrawingError with one readable line
   */
  draw(id: string): Promise<void> {
    return this.underway.get(id) ?? this.begin(id, this.drawRequested);
  }

  /**
   * Draws all missing pictures, one at a time and only while no request waits.
   *
   * @param first ids of the pictures to draw first
   */
  async drawRest(first: readonly string[] = []): Promise<void> {
    const known = first.filter((id) => this.jobs.has(id));
    for (const id of new Set([...known, ...this.jobs.keys()])) {
      await this.untilIdle();
      if (this.isStopped) return;
      await this.begin(id, this.drawInBackground);
    }
  }

  /** Starts no more drawings, and waits for the running ones. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.untilIdle();
  }

  private begin(id: string, draw: Draw): Promise<void> {
    const drawing = this.limit(() => this.drawIfMissing(id, draw)).finally(() =>
      this.underway.delete(id),
    );
    this.underway.set(id, drawing);
    return drawing;
  }

  private async drawIfMissing(id: string, draw: Draw): Promise<void> {
    const job = this.jobs.get(id);
    if (!job) throw new Error(`There is no picture ${id}`);
    if (this.isStopped) throw new DrawingError(id, this.out, 'the server is stopping');
    if (await isDrawn(this.out, job)) return;
    try {
      await draw(this.out, job);
    } catch (error) {
      throw new DrawingError(id, this.out, error);
    }
  }

  private async untilIdle(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway.values());
  }
}
