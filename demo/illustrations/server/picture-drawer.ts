import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { filesOf, isDrawn, type Order } from '../orders.js';
import { DrawingError } from '../output/failure.js';

type Draw = (out: string, order: Order) => Promise<void>;

interface DrawerOptions {
  /** The folder that is served as /pictures. */
  out: string;
  orders: readonly Order[];
  /** Pictures that are drawn at once for requests. */
  concurrency?: number;
  drawRequested: Draw;
  drawInBackground?: Draw;
}

/** Draws each picture once: when it is requested, or in the background while nothing is requested. */
export class PictureDrawer {
  readonly out: string;
  private readonly orders: ReadonlyMap<string, Order>;
  private readonly drawRequested: Draw;
  private readonly drawInBackground: Draw;
  private readonly limit;
  /** Pictures that are drawn now or wait for it, by id. */
  private readonly underway = new Map<string, Promise<void>>();
  private isStopped = false;

  constructor({
    out,
    orders,
    concurrency,
    drawRequested,
    drawInBackground = drawRequested,
  }: DrawerOptions) {
    this.out = out;
    this.orders = new Map(orders.map((order) => [order.picture.id, order]));
    this.limit = pLimit(concurrency ?? availableParallelism());
    this.drawRequested = drawRequested;
    this.drawInBackground = drawInBackground;
  }

  /** Whether a picture of the catalogue has this file. */
  has(id: string, file: string): boolean {
    const order = this.orders.get(id);
    return order !== undefined && filesOf(order.picture).includes(file);
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
   * Draws everything that is missing, one picture at a time and only while no request waits.
   *
   * @param first ids of the pictures to begin with
   */
  async drawRest(first: readonly string[] = []): Promise<void> {
    const known = first.filter((id) => this.orders.has(id));
    for (const id of new Set([...known, ...this.orders.keys()])) {
      await this.untilIdle();
      if (this.isStopped) return;
      await this.begin(id, this.drawInBackground);
    }
  }

  /** Begins no more drawings, and waits for those that have begun. */
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
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no picture ${id}`);
    if (this.isStopped) throw new DrawingError(id, this.out, 'the server is stopping');
    if (await isDrawn(this.out, order)) return;
    try {
      await draw(this.out, order);
    } catch (error) {
      throw new DrawingError(id, this.out, error);
    }
  }

  private async untilIdle(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway.values());
  }
}
