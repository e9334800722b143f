import type { Feed } from './feed.js';
import { nySalesFeed } from './ny-sales/ny-sales.feed.js';
import { streetEasyFeed } from './streeteasy/streeteasy.feed.js';

export const feeds: readonly Feed[] = [nySalesFeed, streetEasyFeed];

/** The feed that a file with this header is of, whatever the order of its columns; undefined when none. */
export function detectFeed(header: readonly string[]): Feed | undefined {
  const present = new Set(header);
  return feeds.find(({ columns }) => columns.every((column) => present.has(column)));
}
