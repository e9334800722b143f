import { ApiError } from '@phantom/mf-kit';
import { STATES } from '../enquiry';
import { inTime } from '../../../shared/in-time';
import { mergePages } from '../merge';
import { SOURCES, type Asked, type Counts, type Entry, type SourceName } from './sources';

/** One page of the enquiries of all services. */
export interface EnquiryPage {
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
