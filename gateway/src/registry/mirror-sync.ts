import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { RegisteredBundles } from './bundle-address.js';
import type { BundleMirror } from './bundle-mirror.js';

/** Milliseconds before the next run: after a failure, and after a complete run. */
const RETRY_AFTER = 15_000;
const RECHECK_AFTER = 600_000;

/**
 * Copies the live bundles into the mirror before they are requested: the site then works without its store. It also keeps
 * the mirror small.
 */
export class MirrorSync {
  private readonly logger = new Logger(MirrorSync.name);
  private isStopped = false;
  private current?: { end: AbortController; work: Promise<void> };

  constructor(
    private readonly mirror: BundleMirror,
    private readonly root: string,
  ) {}

  /** Replaces the bundles of the last call. */
  sync(bundles: RegisteredBundles): void {
    if (this.isStopped) return;
    this.current?.end.abort();
    const end = new AbortController();
    this.current = { end, work: this.work(bundles, end.signal) };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.current?.end.abort();
    await this.current?.work;
  }

  private async work(bundles: RegisteredBundles, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      const isComplete = await this.copyAll(bundles.live, end);
      await removeUnregistered(this.root, bundles.all).catch((error: unknown) =>
        this.logger.warn({ msg: 'the mirror cannot be tidied', err: error }),
      );
      const pause = isComplete ? RECHECK_AFTER : RETRY_AFTER;
      await delay(pause, undefined, { signal: end, ref: false }).catch(() => undefined);
    }
  }

  /** One after the other: clients need the connection. The mirror logs failures. */
  private async copyAll(bundles: readonly string[], end: AbortSignal): Promise<boolean> {
    let isComplete = true;
    for (const bundle of bundles) {
      const files = await this.mirror.filesOf(bundle).catch(() => undefined);
      if (!files?.length) isComplete = false;
      for (const url of (files ?? []).filter((name) => !name.endsWith('.map'))) {
        if (end.aborted) return false;
        await this.mirror.ensureFile(url).catch(() => (isComplete = false));
      }
    }
    return isComplete;
  }
}

/** Unregistered bundles that are kept, since open pages may request their files. */
const MAX_UNREGISTERED = 20;

export const removeUnregistered = async (
  root: string,
  registered: ReadonlySet<string>,
): Promise<void> => {
  const folder = path.join(root, 'r');
  const names = await foldersIn(folder);
  const bundles = await Promise.all(
    names.map(async (name) => (await foldersIn(path.join(folder, name))).map((it) => [name, it])),
  );
  const all = bundles.flat().map((parts) => parts.join('/'));
  const dated = await Promise.all(
    all
      .filter((bundle) => !registered.has(bundle))
      .map(async (bundle) => {
        const { mtimeMs } = await stat(path.join(folder, bundle));
        return { bundle, mtimeMs };
      }),
  );
  const removed = dated
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs)
    .slice(MAX_UNREGISTERED);
  for (const { bundle } of removed) await rm(path.join(folder, bundle), { recursive: true });
};

const foldersIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
