import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Picture } from './catalogue.js';
import { drawOrder, isDrawn, type Order, readOrders } from './orders.js';
import { clearWorkshop } from './output/cache.js';
import { DrawingError } from './output/failure.js';

export interface GenerateOptions {
  /** The folder that is served as /pictures. */
  out: string;
  /** Called after every picture that had to be drawn. */
  onProgress?: (done: number, total: number) => void;
  /** Pictures in flight at once. */
  concurrency?: number;
  signal?: AbortSignal;
  /** Draws only the pictures that it accepts; all when absent. */
  only?: (id: string) => boolean;
}

export interface GenerateResult {
  drawn: number;
  unchanged: number;
}

/**
 * Draws every picture that the demo data refers to and that is not there yet.
 *
 * @throws DrawingError with one readable line, e.g. on a full disk; what was finished before stays
 */
export async function generateIllustrations(options: GenerateOptions): Promise<GenerateResult> {
  const orders = await ordersFor(options);
  const current = await Promise.all(orders.map((order) => isDrawn(options.out, order)));
  const missing = orders.filter((_, index) => !current[index]);
  if (missing.length > 0) await drawAll(missing, options);
  return { drawn: missing.length, unchanged: orders.length - missing.length };
}

async function ordersFor({ only = () => true }: GenerateOptions): Promise<Order[]> {
  const orders = await readOrders();
  return orders.filter(({ picture }) => only(picture.id));
}

async function drawAll(orders: readonly Order[], options: GenerateOptions): Promise<void> {
  const { out, concurrency = availableParallelism() + 1, onProgress, signal } = options;
  const limit = pLimit(concurrency);
  let done = 0;
  const fulfil = async (order: Order) => {
    signal?.throwIfAborted();
    await drawOrder(out, order);
    onProgress?.(++done, orders.length);
  };
  const giveUp = (picture: Picture) => (error: unknown) => {
    limit.clearQueue();
    signal?.throwIfAborted();
    throw new DrawingError(picture.id, out, error);
  };
  try {
    await Promise.all(
      orders.map((order) => limit(() => fulfil(order)).catch(giveUp(order.picture))),
    );
  } finally {
    await clearWorkshop(out).catch(() => undefined);
  }
}
