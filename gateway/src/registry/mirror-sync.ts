import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RegisteredBundles } from './bundle-address.js';
import type { BundleMirror } from './bundle-mirror.js';

/** Milliseconds until what could not be brought is tried again, and until a whole mirror is looked at again. */
const RETRY_AFTER = 15_000;
const TIDY_AFTER = 600_000;

/**
 * Has the bundles that visitors get in the mirror before they are asked for, so that the site goes on without its
 * store, and keeps the mirror small.
 */
export class MirrorSync {
  private readonly logger = new Logger(MirrorSync.name);
  private isStopped = false;
  private underWay?: { end: AbortController; work: Promise<void> };

  constructor(
    private readonly mirror: BundleMirror,
    private readonly root: string,
  ) {}

  /** Takes the place of what it was told before. */
  keep(bundles: RegisteredBundles): void {
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

  private async work(bundles: RegisteredBundles, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      const isWhole = await this.bringAll(bundles.live, end);
      await removeUnregistered(this.root, bundles.all).catch((error: unknown) =>
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

/** Bundles that stay although no entry names them any more: pages that are open may want something of them. */
const KEPT_UNNAMED = 20;

/**
 * Drops the bundles of a mirror that no entry names, but for the last of them.
 *
 * @param root the mirror's folder
 * @param named as `<name>/<folder>`
 */
export const removeUnregistered = async (
  root: string,
  named: ReadonlySet<string>,
): Promise<void> => {
  const folder = path.join(root, 'r');
  const names = await foldersIn(folder);
  const bundles = await Promise.all(
    names.map(async (name) => (await foldersIn(path.join(folder, name))).map((it) => [name, it])),
  );
  const unnamed = bundles.flat().map((parts) => parts.join('/'));
  const dated = await Promise.all(
    unnamed
      .filter((bundle) => !named.has(bundle))
      .map(async (bundle) => {
        const { mtimeMs } = await stat(path.join(folder, bundle));
        return { bundle, mtimeMs };
      }),
  );
  const dropped = dated.toSorted((one, other) => other.mtimeMs - one.mtimeMs).slice(KEPT_UNNAMED);
  for (const { bundle } of dropped) await rm(path.join(folder, bundle), { recursive: true });
};

const foldersIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
