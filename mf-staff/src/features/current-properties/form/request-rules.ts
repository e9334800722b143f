import type { Rules } from '@phantom/forms';
import { useTranslation, type TFunction } from '@phantom/mf-kit';
import type { DocumentRequest, PropertyDetail } from '../api/property';

export const MAX_LENGTHS = { title: 150, note: 500 };

interface DueDates {
  /** Today in New York, as YYYY-MM-DD. */
  earliest: string;
  /** The previous due date, which may stay. */
  before: string | undefined;
}

export const requestSchema = (
  { requiredText, string }: Rules,
  { earliest, before }: DueDates,
  t: TFunction,
) => {
  const tooLong = (max: number) => t('requests.rules.long', { count: max });
  return {
    title: requiredText(t('requests.rules.title')).max(
      MAX_LENGTHS.title,
      tooLong(MAX_LENGTHS.title),
    ),
    due_on: requiredText(t('requests.rules.dueOn')).test(
      'due',
      t('requests.rules.past'),
      (day) => day >= earliest || day === before,
    ),
    note: string().max(MAX_LENGTHS.note, tooLong(MAX_LENGTHS.note)),
  };
};

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
