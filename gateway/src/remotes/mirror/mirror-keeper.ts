import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { BundleMirror } from './bundle-mirror.js';
import { dropUnnamed } from './drop-unnamed.js';
import type { NamedBundles } from './named-bundles.js';

/** Milliseconds until what could not be brought is tried again, and until a whole mirror is looked at again. */
const RETRY_AFTER = 15_000;
const TIDY_AFTER = 600_000;

/**
 * Has the bundles that visitors get in the mirror before they are asked for, so that the site goes on without its
 * store, and keeps the mirror small.
 */
export class MirrorKeeper {
  private readonly logger = new Logger(MirrorKeeper.name);
  private isStopped = false;
  private underWay?: { end: AbortController; work: Promise<void> };

  constructor(
    private readonly mirror: BundleMirror,
    private readonly root: string,
  ) {}

  /** Takes the place of what it was told before. */
  keep(bundles: NamedBundles): void {
    if (this.isStopped) return;
    this.underWay?.end.abort();
    const end = new AbortController();
    this.underWay = { end, work: this.work(bundles, end.signal) };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.underWay?.end.abort();
    await this.underWay?.work;
  }

  private async work(bundles: NamedBundles, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      const isWhole = await this.bringAll(bundles.live, end);
      await dropUnnamed(this.root, bundles.all).catch((error: unknown) =>
        this.logger.warn({ msg: 'the mirror cannot be tidied', err: error }),
      );
      const pause = isWhole ? TIDY_AFTER : RETRY_AFTER;
      await delay(pause, undefined, { signal: end, ref: false }).catch(() => undefined);
    }
  }

  /** One after the other: the line is for those who wait. Why something fails, the mirror tells. */
  private async bringAll(bundles: readonly string[], end: AbortSignal): Promise<boolean> {
    let isWhole = true;
    for (const bundle of bundles) {
      const files = await this.mirror.filesOf(bundle).catch(() => undefined);
      if (!files?.length) isWhole = false;
      for (const url of (files ?? []).filter((name) => !name.endsWith('.map'))) {
        if (end.aborted) return false;
        await this.mirror.bring(url).catch(() => (isWhole = false));
      }
    }
    return isWhole;
  }
}
