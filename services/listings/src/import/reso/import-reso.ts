import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { FeedFile } from '../feed-file.js';
import { importFeed, type ImportOptions } from '../import-feed.js';
import type { ImportSummary } from '../import-summary.js';
import { listingsOnMarket } from '../vanished-listings.js';
import { authorizationOf } from './authorization.js';
import { downloadProperties } from './download-properties.js';
import { changedUntil, saveChangedUntil } from './feed-state.js';
import { HttpClient } from './http-client.js';
import { RESO_FEED } from './property.js';
import { propertyReader } from './read-properties.js';
import type { ResoConfig } from './reso.config.js';
import { type PageLimits, WebApi } from './web-api.js';

interface ResoImportOptions extends Omit<ImportOptions, 'read' | 'scope'> {
  config: ResoConfig;
  /** All listings, not only the changes since the last import. */
  isFull: boolean;
  /** The folder of the download, which is deleted at the end. */
  folder: string;
  http?: HttpClient;
  limits?: Pick<PageLimits, 'maxPages'>;
  /** Called before the download. */
  onScope?: (since: Date | null) => void;
  /** Called for every page, with the number of all records. */
  onPage?: (records: number) => void;
}

/**
 * Imports listings from a RESO Web API: the changes since the last import, or all of them. Records are downloaded first, and
 * imported as a file is. The time of the last change is stored at the very end, so an import that fails is repeated.
 *
 * @throws ResoError when the Web API fails
 * @throws TooManyVanishedError before anything is stored
 */
export async function importFromWebApi(options: ResoImportOptions): Promise<ImportSummary> {
  const { config, isFull, folder, http = new HttpClient(), limits, onScope, onPage } = options;
  const { dataSource, dryRun } = options;
  const endpoint = `${config.resoUrl} ${config.resoFilter ?? ''}`.trim();
  const since = isFull ? null : await changedUntil(dataSource, endpoint);
  onScope?.(since);
  const pages = { pageSize: config.resoPageSize, ...limits };
  const api = new WebApi(config.resoUrl, http, authorizationOf(config, http), pages);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `reso-${process.pid}.jsonl`);
  try {
    const download = await downloadProperties(api, {
      ...{ path, filter: config.resoFilter, since, onPage },
      findMissing: (downloaded) => missingKeys(dataSource, downloaded),
    });
    const file = await FeedFile.open(path);
    const summary = await importFeed(file, {
      ...options,
      read: propertyReader(download.latest),
      scope: since ? 'changes' : 'complete',
    }).finally(() => file.close());
    if (!dryRun && download.changedUntil)
      await saveChangedUntil(dataSource, endpoint, download.changedUntil);
    return summary;
  } finally {
    await rm(path, { force: true });
  }
}

async function missingKeys(
  dataSource: DataSource,
  downloaded: ReadonlyMap<string, number>,
): Promise<string[]> {
  const missing: string[] = [];
  for await (const { key } of listingsOnMarket(dataSource, RESO_FEED.name))
    if (!downloaded.has(key)) missing.push(key);
  return missing;
}
