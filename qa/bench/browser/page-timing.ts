import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What `in-page-timing.js` has seen, in milliseconds from the start of the navigation. */
export interface PageTiming {
  firstPaint: number;
  largestPaint: number;
  /** The sum of the layout shifts that no input caused. */
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
  clickedAt: number;
  /** In the order in which they were on the page. */
  sections: SectionTiming[];
}

export interface SectionTiming {
  remote: string;
  /** The panel that stands for a section which cannot be shown. */
  failed: boolean;
  /** When its heading was painted, and nothing of it was a skeleton any more. */
  shownAt?: number;
  /** When React had drawn or hydrated both the section and the frame. */
  liveAt?: number;
}

const SCRIPT = fileURLToPath(new URL('in-page-timing.js', import.meta.url));

/** The longest that a page may take to be at work. */
const PATIENCE_MS = 60_000;

/** Has every document of the page timed from now on. */
export const recordTiming = (page: Page): Promise<unknown> => page.addInitScript({ path: SCRIPT });

export const readTiming = (page: Page): Promise<PageTiming> =>
  page.evaluate<PageTiming>('window.pageTiming');

/**
 * Waits until a number of sections have been on the page, and the last of them is at work.
 *
 * @throws Error when a section could not be shown
 */
export async function sectionsAtWork(page: Page, count: number): Promise<PageTiming> {
  await page.waitForFunction(
    (index) => {
      const { pageTiming } = globalThis as unknown as { pageTiming: PageTiming };
      const last = pageTiming.sections[index];
      return Boolean(last?.shownAt && last.liveAt);
    },
    count - 1,
    { timeout: PATIENCE_MS },
  );
  const timing = await readTiming(page);
  const failed = timing.sections.find((section) => section.failed);
  if (failed) throw new Error(`${page.url()}: ${failed.remote} could not be shown`);
  return timing;
}

/** How long the processor was not free for a visitor after the first paint: what each task takes beyond 50 ms. */
export const blockingTime = ({ longTasks, firstPaint }: PageTiming): number =>
  longTasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
