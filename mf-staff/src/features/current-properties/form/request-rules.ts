import { useTranslation, type TFunction } from '@phantom/mf-kit';
import type { RequestedDocument } from '../api/document-requests';
import type { DocumentRequest, PropertyDetail } from '../api/property';

/** Characters. */
export const MAX_LENGTHS = { title: 150, note: 500 };

interface DueDates {
  /** Today in New York, as YYYY-MM-DD. */
  earliest: string;
  /** The previous due date, which may stay. */
  before: string | undefined;
}

const problemsOf = (
  { title, note, due_on }: RequestedDocument,
  { earliest, before }: DueDates,
  t: TFunction,
): Partial<Record<keyof RequestedDocument, string | undefined>> => ({
  title: !title.trim()
    ? t('requests.rules.title')
    : title.trim().length > MAX_LENGTHS.title
      ? t('requests.rules.long', { count: MAX_LENGTHS.title })
      : undefined,
  due_on: !due_on
    ? t('requests.rules.dueOn')
    : due_on < earliest && due_on !== before
      ? t('requests.rules.past')
      : undefined,
  note:
    note.length > MAX_LENGTHS.note
      ? t('requests.rules.long', { count: MAX_LENGTHS.note })
      : undefined,
});

/** Errors by field. */
export const validateRequest = (values: RequestedDocument, dates: DueDates, t: TFunction) =>
  Object.fromEntries(
    Object.entries(problemsOf(values, dates, t)).filter(([, problem]) => problem !== undefined),
  );

/** Whether the document is still expected: it is requested, or the received file was rejected. */
export const isAwaited = ({ state }: Pick<DocumentRequest, 'state'>) =>
  state === 'open' || state === 'rejected';

/** Names the requests that a change of the property withdraws; undefined when there are none. */
export const useWithdrawnRequestsText = ({ requests }: PropertyDetail): string | undefined => {
  const { t, i18n } = useTranslation();
  const awaited = requests.filter(isAwaited);
  if (awaited.length === 0) return undefined;
  const titles = new Intl.ListFormat(i18n.language).format(
    awaited.map(({ title }) => t('move.quoted', { title })),
  );
  return t('move.follows.withdraws', { count: awaited.length, titles });
};
