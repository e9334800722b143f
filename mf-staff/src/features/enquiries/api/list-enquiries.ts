import { callServices } from '../../../shared/api/calls';
import {
  SOURCES,
  STATES,
  type Counts,
  type Enquiry,
  type EnquiryListQuery,
  type SourceName,
} from './sources';

/** One page of the enquiries of all services, newest first. @throws ApiError when none responds */
export const listEnquiries = async (
  query: EnquiryListQuery & { limit: number },
  signal: AbortSignal,
) => {
  const names = (Object.keys(SOURCES) as SourceName[]).filter(
    (name) => !query.kind || SOURCES[name].kinds.includes(query.kind),
  );
  const { responses, missing } = await callServices(names, (name) =>
    SOURCES[name].list(query, signal),
  );
  const parts = responses.map(({ value: { list, more } }) => ({ list: list as Enquiry[], more }));
  const isNewer = query.before === undefined && query.after !== undefined;
  return {
    ...mergePages(parts, query.limit, isNewer),
    counts: sumCounts(responses.map(({ value }) => value.counts)),
    missing,
  };
};

const sumCounts = (all: Counts[]): Counts => {
  const sums = STATES.map((state) => [state, all.reduce((sum, each) => sum + each[state], 0)]);
  return Object.fromEntries(sums) as Counts;
};

/** A sortable key, for example `2026-11-20T15:04:05.678Z_contact_12`. */
interface Keyed {
  key: string;
}

/** Compares by time, kind and id, all descending. */
export const byNewest = ({ key: one }: Keyed, { key: other }: Keyed): number => {
  const [at1 = '', kind1 = '', id1] = one.split('_');
  const [at2 = '', kind2 = '', id2] = other.split('_');
  if (at1 !== at2) return at1 > at2 ? -1 : 1;
  if (kind1 !== kind2) return kind1 > kind2 ? -1 : 1;
  return Number(id2) - Number(id1);
};

interface Part<Row> {
  list: Row[];
  /** Whether there are more in the requested direction. */
  more: boolean;
}

/** @param isUpward whether the pages were requested with `after`: the end of the list counts */
export const mergePages = <Row extends Keyed>(
  parts: Part<Row>[],
  limit: number,
  isUpward: boolean,
): Part<Row> => {
  const all = parts.flatMap(({ list }) => list).sort(byNewest);
  const more = all.length > limit || parts.some((part) => part.more);
  return { list: isUpward ? all.slice(-limit) : all.slice(0, limit), more };
};
