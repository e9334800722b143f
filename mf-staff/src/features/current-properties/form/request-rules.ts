import { type TFunction, useTranslation } from '@phantom/mf-kit';
import type { RequestedDocument } from '../api/document-requests';
import type { DocumentRequest, PropertyDetail } from '../api/properties';

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

/** Whether the document is still to come: it was asked for, or what came was not good. */
export const isAwaited = ({ state }: Pick<DocumentRequest, 'state'>) =>
  state === 'open' || state === 'rejected';

/** Which requests end with a change of the property, in a sentence; undefined where none is awaited. */
export const useEndingRequests = ({ requests }: PropertyDetail): string | undefined => {
  const { t, i18n } = useTranslation();
  const awaited = requests.filter(isAwaited);
  if (awaited.length === 0) return undefined;
  const titles = new Intl.ListFormat(i18n.language).format(
    awaited.map(({ title }) => t('move.quoted', { title })),
  );
  return t('move.follows.withdraws', { count: awaited.length, titles });
};
