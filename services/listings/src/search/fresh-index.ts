import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { withoutDeadline } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { type HomeChange, HomeChanges } from './home-changes.js';
import { HomeIndex } from './home-index.js';
import { SharedRun } from './shared-run.js';

/** Changes that are taken in at once: some hundredths of a second in which nobody else is served. */
const CHUNK = 2_000;

/** The index, and how it keeps up with the database: it asks, before each search, for what has changed since the last. */
@Injectable()
export class FreshIndex implements OnApplicationBootstrap {
  private readonly logger = new Logger('SearchIndex');
  private readonly changes: HomeChanges;
  /** It is for all who wait, and for those to come. */
  private readonly refreshing = new SharedRun(() => withoutDeadline(() => this.refresh()));
  private index = new HomeIndex();
  private revision = 0;

  constructor(dataSource: DataSource) {
    this.changes = new HomeChanges(dataSource);
  }

  /** Searches wait for it; all else is answered meanwhile. */
  onApplicationBootstrap(): void {
    void this.fill();
  }

  private async fill(): Promise<void> {
    const start = Date.now();
    try {
      const { size } = await this.get();
      this.logger.log({ msg: 'index filled', homes: size, ms: Date.now() - start });
    } catch (error) {
      this.logger.warn({ msg: 'index not filled, the first search will', err: error });
    }
  }

  /**
   * The index with all that was committed before this was called. It is that of one moment until the caller waits for
   * anything else.
   */
  async get(): Promise<HomeIndex> {
    await this.refreshing.done();
    return this.index;
  }

  private async refresh(): Promise<void> {
    const newest = await this.changes.newest();
    if (newest < this.revision) {
      // Another past than the one we know: a backup came back, or the table was emptied.
      this.index = new HomeIndex();
      this.revision = 0;
    }
    if (newest > this.revision) await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    let chunk = await this.changes.after(this.revision, CHUNK);
    while (chunk.length > 0) {
      const last = chunk.at(-1)?.revision as number;
      // The next are on their way while these are taken in.
      const next = chunk.length < CHUNK ? [] : this.changes.after(last, CHUNK);
      // Its failure is told where it is waited for, which what is taken in now may prevent.
      Promise.resolve(next).catch(() => undefined);
      this.takeIn(chunk);
      this.revision = last;
      chunk = await next;
    }
    // Who searches waits for the last step; all else is answered between them.
    const steps = this.index.settle();
    while (!steps.next().done) await setImmediate();
  }

  private takeIn(changes: readonly HomeChange[]): void {
    for (const { id, home } of changes) {
      if (home) this.index.put(home);
      else this.index.remove(id);
    }
  }
}
