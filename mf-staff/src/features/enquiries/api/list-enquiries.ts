import { ApiError } from '@phantom/mf-kit';
import { inTime } from '../../../shared/api/calls';
import { type Asked, type Counts, type Entry, type SourceName, SOURCES, STATES } from './sources';

/** One page of the enquiries of all services. */
interface EnquiryPage {
  list: Entry[];
  more: boolean;
  counts: Counts;
  /** The services that could not be asked: theirs are missing. */
  missing: SourceName[];
}

/**
 * The enquiries that are asked for, the newest first, from all services that keep such.
 *
 * @throws ApiError where none of them answers, or this visitor may not ask
 */
export const listEnquiries = async (
  asked: Asked & { limit: number },
  signal: AbortSignal,
): Promise<EnquiryPage> => {
  const names = (Object.keys(SOURCES) as SourceName[]).filter(
    (name) => !asked.kind || SOURCES[name].kinds.includes(asked.kind),
  );
  const outcomes = await Promise.allSettled(
    names.map((name) => inTime(SOURCES[name].list(asked, signal))),
  );
  const answers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const [failure] = failures.filter(isFinal).concat(answers.length === 0 ? failures : []);
  if (failure !== undefined) throw failure;

  const parts = answers.map(({ list, more }) => ({ list: list as Entry[], more }));
  const isUpward = asked.before === undefined && asked.after !== undefined;
  return {
    ...mergePages(parts, asked.limit, isUpward),
    counts: sumOf(answers.map(({ counts }) => counts)),
    missing: names.filter((_, index) => outcomes[index]?.status === 'rejected'),
  };
};

/** The way of this page is not to be asked further: it was left, or is not for this visitor. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);

const sumOf = (all: Counts[]): Counts => {
  const sums = STATES.map((state) => [state, all.reduce((sum, each) => sum + each[state], 0)]);
  return Object.fromEntries(sums) as Counts;
};

/** What places an enquiry among all others: `2026-11-20T15:04:05.678Z_contact_12`. */
interface Placed {
  key: string;
}

/** Negative where the first stands before the second: the newest come first, then kinds and ids, the last first. */
export const byNewest = ({ key: one }: Placed, { key: other }: Placed): number => {
  const [at1 = '', kind1 = '', id1] = one.split('_');
  const [at2 = '', kind2 = '', id2] = other.split('_');
  if (at1 !== at2) return at1 > at2 ? -1 : 1;
  if (kind1 !== kind2) return kind1 > kind2 ? -1 : 1;
  return Number(id2) - Number(id1);
};

/** A page of one service. */
interface Part<Row> {
  list: Row[];
  /** There is more of it in the direction that was asked for. */
  more: boolean;
}

/**
 * One page of what several services have, each asked for as many.
 *
 * @param isUpward asked for what came after a mark: the page is the end of it
 */
export const mergePages = <Row extends Placed>(
  parts: Part<Row>[],
  limit: number,
  isUpward: boolean,
): Part<Row> => {
  const all = parts.flatMap(({ list }) => list).sort(byNewest);
  const more = all.length > limit || parts.some((part) => part.more);
  return { list: isUpward ? all.slice(-limit) : all.slice(0, limit), more };
};
