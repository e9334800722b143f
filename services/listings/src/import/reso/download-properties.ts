import { open } from 'node:fs/promises';
import { inBatches } from '../read-feed.js';
import type { PropertyMetadata } from './metadata.js';
import { MEDIA_FIELDS } from './media.js';
import { OPEN_HOUSE_FIELDS } from './open-houses.js';
import { PROPERTY_FIELDS, SHOWN_STATUSES } from './property.js';
import { expandedOf, isTimestamp, type PropertyRecord, textOf } from './property-record.js';
import { type PropertyQuery, quoted, type WebApi } from './web-api.js';

interface Download {
  /** The number of the last record of each key: a listing that changes meanwhile comes again. */
  latest: ReadonlyMap<string, number>;
  /** The greatest ModificationTimestamp, and no later than the download began. Null without records. */
  changedUntil: Date | null;
}

interface Options {
  /** The file of the records: each a line of JSON. */
  path: string;
  /** A condition that all records meet. */
  filter: string | undefined;
  /** Null: all listings that are on the market. */
  since: Date | null;
  /** The listings on the market that a complete download lacks. */
  findMissing: (downloaded: ReadonlyMap<string, number>) => Promise<string[]>;
  onPage?: (records: number) => void;
}

/** Downloads records into a file, which is read twice then: nothing is stored before the download is complete. */
export async function downloadProperties(
  api: WebApi,
  { path, filter, since, findMissing, onPage }: Options,
): Promise<Download> {
  const startedAt = Date.now();
  const latest = new Map<string, number>();
  let changed = 0;
  let count = 0;
  const metadata = await api.metadata();
  const query = (scope: string) => queryOf(metadata, filter, scope);
  const file = await open(path, 'w', 0o600);
  const download = async (scope: string) => {
    for await (const records of api.pages(query(scope))) {
      for (const record of records) {
        count += 1;
        const key = textOf(record['ListingKey']);
        if (key) latest.set(key, count);
        const changedAt = record['ModificationTimestamp'];
        if (isTimestamp(changedAt)) changed = Math.max(changed, Date.parse(changedAt));
      }
      await file.write(records.map((record) => `${JSON.stringify(stored(record))}\n`).join(''));
      onPage?.(count);
    }
  };
  try {
    await download(since ? `ModificationTimestamp ge ${since.toISOString()}` : onMarket(metadata));
    // Not later: what is asked for by key does not show what else has changed.
    // A time to come, of a wrong clock, would end all changes.
    const changedUntil = changed ? new Date(Math.min(changed, startedAt)) : null;
    // A listing that changes meanwhile moves to the end, and another one may slip to a page that was read already.
    const missing = since ? [] : await findMissing(latest);
    for await (const keys of inBatches(missing, KEYS_AT_ONCE))
      await download(anyOf('ListingKey', keys.map(quoted)));
    return { latest, changedUntil };
  } finally {
    await file.close();
  }
}

/** So that an address has some KB at most. */
const KEYS_AT_ONCE = 30;

const EXPANDED: Readonly<Record<string, readonly string[]>> = {
  Media: MEDIA_FIELDS,
  OpenHouse: OPEN_HOUSE_FIELDS,
};

function queryOf(
  { fields }: PropertyMetadata,
  filter: string | undefined,
  scope: string,
): PropertyQuery {
  return {
    filter: [filter && `(${filter})`, scope].filter(Boolean).join(' and '),
    select: PROPERTY_FIELDS.filter((field) => fields.has(field)),
    expand: Object.keys(EXPANDED).filter((field) => fields.has(field)),
  };
}

/** The listings on the market. Empty when the server does not know the status. */
function onMarket({ fields, statuses: members }: PropertyMetadata): string {
  const type = fields.get('StandardStatus');
  if (type === undefined) return '';
  if (members.size === 0) return anyOf('StandardStatus', SHOWN_STATUSES.map(quoted));
  const shown = SHOWN_STATUSES.map((status) => status.replaceAll(' ', ''));
  const known = shown.filter((member) => members.has(member));
  return anyOf(
    'StandardStatus',
    known.map((member) => type + quoted(member)),
  );
}

const anyOf = (field: string, literals: readonly string[]): string =>
  `(${literals.map((literal) => `${field} eq ${literal}`).join(' or ')})`;

/** A server may send more than was selected, such as names of people. */
function stored(record: PropertyRecord): PropertyRecord {
  const expanded = Object.entries(EXPANDED).map(([field, fields]) => [
    field,
    expandedOf(record[field])?.map((each) => pick(each, fields)),
  ]);
  return { ...pick(record, PROPERTY_FIELDS), ...Object.fromEntries(expanded) };
}

const pick = (record: PropertyRecord, fields: readonly string[]): PropertyRecord =>
  Object.fromEntries(fields.map((field) => [field, record[field]]));
