import { open } from 'node:fs/promises';
import type { PropertyMetadata } from './metadata.js';
import { MEDIA_FIELDS } from './media.js';
import { OPEN_HOUSE_FIELDS } from './open-houses.js';
import { PROPERTY_FIELDS, SHOWN_STATUSES } from './property.js';
import { expandedOf, isTimestamp, type PropertyRecord, textOf } from './property-record.js';
import type { PropertyQuery, WebApi } from './web-api.js';

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
  onPage?: (records: number) => void;
}

/** Downloads records into a file, which is read twice then: nothing is stored before the download is complete. */
export async function downloadProperties(
  api: WebApi,
  { path, filter, since, onPage }: Options,
): Promise<Download> {
  const startedAt = Date.now();
  const latest = new Map<string, number>();
  let changedUntil = 0;
  let count = 0;
  const query = queryOf(await api.metadata(), filter, since);
  const file = await open(path, 'w', 0o600);
  try {
    for await (const records of api.pages(query)) {
      for (const record of records) {
        count += 1;
        const key = textOf(record['ListingKey']);
        if (key) latest.set(key, count);
        const changedAt = record['ModificationTimestamp'];
        if (isTimestamp(changedAt)) changedUntil = Math.max(changedUntil, Date.parse(changedAt));
      }
      await file.write(records.map((record) => `${JSON.stringify(stored(record))}\n`).join(''));
      onPage?.(count);
    }
  } finally {
    await file.close();
  }
  // A time to come, of a wrong clock, would end all changes.
  return {
    latest,
    changedUntil: changedUntil ? new Date(Math.min(changedUntil, startedAt)) : null,
  };
}

const EXPANDED: Readonly<Record<string, readonly string[]>> = {
  Media: MEDIA_FIELDS,
  OpenHouse: OPEN_HOUSE_FIELDS,
};

function queryOf(
  { fields, statuses }: PropertyMetadata,
  filter: string | undefined,
  since: Date | null,
): PropertyQuery {
  const scope = since
    ? `ModificationTimestamp ge ${since.toISOString()}`
    : statusFilter(fields.get('StandardStatus'), statuses);
  return {
    filter: [filter && `(${filter})`, scope].filter(Boolean).join(' and '),
    select: PROPERTY_FIELDS.filter((field) => fields.has(field)),
    expand: Object.keys(EXPANDED).filter((field) => fields.has(field)),
  };
}

/** The listings on the market. Empty when the server does not know the status. */
function statusFilter(type: string | undefined, members: ReadonlySet<string>): string {
  if (type === undefined) return '';
  const literals =
    members.size === 0
      ? SHOWN_STATUSES.map((status) => `'${status}'`)
      : SHOWN_STATUSES.map((status) => status.replaceAll(' ', ''))
          .filter((member) => members.has(member))
          .map((member) => `${type}'${member}'`);
  return `(${literals.map((literal) => `StandardStatus eq ${literal}`).join(' or ')})`;
}

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
