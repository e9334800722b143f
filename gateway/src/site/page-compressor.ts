import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import {
  NONCE_PLACEHOLDER,
  type NonceTemplate,
  type NonceWorkerData,
} from '../common/nonce-placeholder.js';
import { workerThreads } from '../common/worker-threads.js';
import type { CompressionTask } from './compression-worker.js';
import type { CompressedPage } from './page-compression.js';

/** A page waits for the thread pool most of the time. */
const TASKS_AT_ONCE = 4;

/**
 * Compresses pages in a thread. In the main thread, the memory of the compressor would bring on a garbage collection of the
 * whole heap for every few pages, and all clients would wait for it.
 */
@Injectable()
export class PageCompressor implements OnApplicationShutdown {
  private readonly logger = new Logger(PageCompressor.name);
  private readonly worker = new Piscina<CompressionTask, CompressedPage>({
    ...workerThreads(new URL('./compression-worker', import.meta.url)),
    name: 'compress',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: TASKS_AT_ONCE,
    workerData: { noncePlaceholder: NONCE_PLACEHOLDER } satisfies NonceWorkerData,
  });

  constructor() {
    // The pool starts another one.
    this.worker.on('error', (err) => this.logger.warn({ msg: 'the idle worker failed', err }));
  }

  /** @param quality of brotli */
  async compress(html: string, quality: number): Promise<CompressedPage> {
    const { hash, identity, br } = await this.worker.run({ html, quality });
    return { hash, identity: received(identity), ...(br && { br: received(br) }) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.destroy();
  }
}

/** A buffer is an array of bytes after its way from another thread. */
const received = ({ bytes, slots }: NonceTemplate): NonceTemplate => ({
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  slots,
});
