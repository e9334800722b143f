import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import {
  NONCE_PLACEHOLDER,
  type NonceTemplate,
  type NonceWorkerData,
} from '../common/nonce-placeholder.js';
import { workerThreadOptions } from '../common/worker-threads.js';
import type { CompressionTask } from './compression-worker.js';
import type { CompressedPage } from './page-compression.js';

/** A compression mostly waits: zlib works in the thread pool of the process. */
const TASKS_AT_ONCE = 4;

/**
 * Compresses pages in a thread. In the main thread, the memory of the compressor would bring on a garbage collection of the
 * whole heap for every few pages, and all clients would wait for it.
 */
@Injectable()
export class PageCompressor implements OnApplicationShutdown {
  private readonly logger = new Logger(PageCompressor.name);
  private readonly worker = new Piscina<CompressionTask, CompressedPage>({
    ...workerThreadOptions(new URL('./compression-worker', import.meta.url)),
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
    return { hash, identity: withBuffer(identity), ...(br && { br: withBuffer(br) }) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.destroy();
  }
}

/** The message from the thread turns each `Buffer` into a `Uint8Array`. */
const withBuffer = ({ bytes, slots }: NonceTemplate): NonceTemplate => ({
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  slots,
});
