import type { TFunction } from '@phantom/mf-kit';
import type { RequestedDocument } from './api/request-document';

/** Characters. */
export const LIMITS = { title: 150, note: 500 };

/** Which days a document can be needed by. */
interface DueDates {
  /** The company's today, as YYYY-MM-DD. */
  earliest: string;
  /** What was agreed before, which may stay. */
  before: string | undefined;
}

const problemWith = (
  { title, note, due_on }: RequestedDocument,
  { earliest, before }: DueDates,
  t: TFunction,
): Partial<Record<keyof RequestedDocument, string | undefined>> => ({
  title: !title.trim()
    ? t('requests.rules.title')
    : title.trim().length > LIMITS.title
      ? t('requests.rules.long', { count: LIMITS.title })
      : undefined,
  due_on: !due_on
    ? t('requests.rules.dueOn')
    : due_on < earliest && due_on !== before
      ? t('requests.rules.past')
      : undefined,
  note: note.length > LIMITS.note ? t('requests.rules.long', { count: LIMITS.note }) : undefined,
});

/** What has to be mended of a request before it is sent: field → sentence. */
export const requestRules = (values: RequestedDocument, dates: DueDates, t: TFunction) =>
  Object.fromEntries(
    Object.entries(problemWith(values, dates, t)).filter(([, problem]) => problem !== undefined),
  );
