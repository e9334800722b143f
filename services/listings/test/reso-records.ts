import type { TestApp } from '@phantom/service-kit/testing';
import type { ReportEntry } from '../src/import/import-report.js';
import { HttpClient, type HttpLimits } from '../src/import/reso/http-client.js';
import { importFromWebApi } from '../src/import/reso/import-reso.js';
import type { ResoConfig } from '../src/import/reso/reso.config.js';
import { credentials, type ResoServer, type ResoTestRecord } from './reso-server.js';

/** The time of a change: so many minutes after noon. */
export const changedAt = (minutes: number): string =>
  new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString();

/** A home in Manhattan. @param minutes of its last change */
export const property = (
  key: string,
  minutes: number,
  fields: Record<string, unknown> = {},
): ResoTestRecord => ({
  ListingKey: key,
  ModificationTimestamp: changedAt(minutes),
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Condominium',
  ListPrice: 800_000,
  BedroomsTotal: 2,
  BathroomsFull: 1,
  BathroomsHalf: 1,
  LivingArea: 1_100,
  UnparsedAddress: `${key} E 55th St Unit 8, New York, NY 10022`,
  City: 'New York',
  StateOrProvince: 'NY',
  PostalCode: '10022',
  Latitude: 40.761255,
  Longitude: -73.9744834,
  ...fields,
});

export interface ResoRun {
  isFull?: boolean;
  dryRun?: boolean;
  maxVanishedShare?: number;
  config?: Partial<ResoConfig>;
  limits?: Partial<HttpLimits>;
  maxPages?: number;
  onBatch?: () => Promise<void>;
}

/** Imports from a server with small pages. Pauses take no time. */
export async function importReso(
  { dataSource }: TestApp,
  server: ResoServer,
  folder: string,
  { config, limits, maxPages = 50, onBatch, ...options }: ResoRun = {},
) {
  const entries: ReportEntry[] = [];
  const pauses: number[] = [];
  const http = new HttpClient({ timeout: 300, attempts: 3, ...limits }, async (ms) => {
    pauses.push(ms);
  });
  const summary = await importFromWebApi({
    ...{ dataSource, folder, http, isFull: false, dryRun: false, maxVanishedShare: 1 },
    limits: { maxPages },
    config: {
      ...{ resoUrl: server.url, resoTokenUrl: server.tokenUrl, resoScope: 'api', resoPageSize: 2 },
      ...{ resoClientId: credentials.id, resoClientSecret: credentials.secret },
      ...{ databaseUrl: '', importMaxVanishedShare: 1, importReportsDir: folder },
      ...config,
    },
    ...options,
    onBatch: async (batch) => {
      entries.push(...batch);
      await onBatch?.();
    },
  });
  return { summary, entries, pauses };
}
