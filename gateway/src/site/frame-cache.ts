import type { RenderedFrame } from '@phantom/registry';
import { LRUCache } from 'lru-cache';
import { FRAME_CACHE_SIZE, FRAME_FRESH } from '../cache/cache-policy.js';
import { DroppedTags } from '../cache/dropped-tags.js';
import type { Invalidation } from '../cache/invalidation.js';
import type { Rendered } from '../ssr/render-task.js';

type Frame = Rendered<RenderedFrame>;

/**
 * The rendered frames of pages. Most publications change the section of a page only: the page is then made again with
 * the frame that was rendered before, at half the cost.
 */
export class FrameCache {
  private readonly frames = new LRUCache<string, Frame>({
    maxSize: FRAME_CACHE_SIZE,
    ttl: FRAME_FRESH * 1000,
    sizeCalculation: ({ content }) =>
      content.header.length + content.footer.length + content.head.length + content.data.length,
  });
  private readonly dropped = new DroppedTags();

  constructor(private readonly invalidation: Invalidation) {
    invalidation.subscribe((tags) => this.drop(tags));
  }

  /** For `set`, before the frame is rendered. */
  now(): number {
    return this.dropped.now();
  }

  /** A frame that no change has touched. It shows what it would show if it were rendered after the last change. */
  get(key: string): Frame | undefined {
    const frame = this.frames.get(key);
    if (!frame) return undefined;
    const shown = frame.shown.map((content) => ({
      ...content,
      change: later(content.change, this.invalidation.lastChange(content.service)),
    }));
    return { ...frame, shown };
  }

  /** @param since what `now` was before the frame was rendered: it may show what a later change has replaced */
  set(key: string, frame: Frame, since: number): void {
    if (!this.dropped.hasAnySince(since, frame.tags)) this.frames.set(key, frame);
  }

  private drop(tags: readonly string[]): void {
    this.dropped.drop(tags);
    const outdated = new Set(tags);
    this.frames.forEach((frame, key) => {
      if (frame.tags.some((tag) => outdated.has(tag))) this.frames.delete(key);
    });
  }
}

const later = (one: string, other = one): string => (BigInt(other) > BigInt(one) ? other : one);
