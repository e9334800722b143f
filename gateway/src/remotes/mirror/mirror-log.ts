import { Logger } from '@nestjs/common';
import { StoreDamagedError } from '@phantom/store';
import { LRUCache } from 'lru-cache';
import { BundleRefusedError } from './read-published.js';

const MOST_TOLD = 1_000;

/** Milliseconds until a file that is refused is told of again. */
const TOLD_FOR = 600_000;

/** Tells once of each file that is refused, and once of a store that is away. */
export class MirrorLog {
  private readonly logger = new Logger('BundleMirror');
  private readonly told = new LRUCache<string, true>({ max: MOST_TOLD, ttl: TOLD_FOR });
  private isFailing = false;

  brought(): void {
    if (this.isFailing) this.logger.log({ msg: 'bundles can be brought again' });
    this.isFailing = false;
  }

  failed(file: string, error: unknown): void {
    if (error instanceof BundleRefusedError || error instanceof StoreDamagedError) {
      if (this.told.has(file)) return;
      this.told.set(file, true);
      this.logger.error({ msg: 'a file of a bundle is refused', file, err: error });
      return;
    }
    if (!this.isFailing) this.logger.error({ msg: 'a bundle cannot be brought', file, err: error });
    this.isFailing = true;
  }
}
