import { setTimeout as delay } from 'node:timers/promises';

const PICTURE = /\/pictures\/([\w-]+(?:\/[\w-]+)*)\/\d+\.(?:avif|webp)/g;
const POLL_MS = 500;

/** The ids of the pictures in a page, in the page's order. */
export const pictureIds = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURE)].flatMap(([, id]) => id ?? [])),
];

/**
 * Waits until a page is served, and reads the ids of its pictures.
 *
 * @returns undefined when the signal is aborted first
 */
export async function picturesOfPage(url: string, signal: AbortSignal): Promise<string[]> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return pictureIds(await response.text());
    } catch {
      // The site has not started yet.
    }
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  return [];
}
