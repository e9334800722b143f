import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The results of `in-page-timing.js`, in milliseconds from the start of the navigation. */
export interface PageTiming {
  firstPaint: number;
  largestPaint: number;
  /** The sum of the layout shifts without an input. */
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
  clickedAt: number;
  /** The sections in the order of their appearance. */
  sections: SectionTiming[];
}

export interface SectionTiming {
  remote: string;
  /** The error panel of a section that cannot be shown. */
  failed: boolean;
  /** When its heading was painted without any skeleton. */
  shownAt?: number;
  /** When React had rendered or hydrated both the section and the frame. */
  liveAt?: number;
}

const SCRIPT = fileURLToPath(new URL('in-page-timing.js', import.meta.url));

/** The longest time until a page must be interactive. */
const PATIENCE_MS = 60_000;

/** Times every later document of the page. */
export const recordTiming = (page: Page): Promise<unknown> => page.addInitScript({ path: SCRIPT });

export const readTiming = (page: Page): Promise<PageTiming> =>
  page.evaluate<PageTiming>('window.pageTiming');

/**
 * Waits until this number of sections has appeared on the page, and the last one is interactive.
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

/** How long the processor was blocked after the first paint: the part of each task beyond 50 ms. */
export const blockingTime = ({ longTasks, firstPaint }: PageTiming): number =>
  longTasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
