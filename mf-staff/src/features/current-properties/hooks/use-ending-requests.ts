import { useTranslation } from '@phantom/mf-kit';
import type { PropertyDetail } from '../api/get-property';
import { isAwaited } from '../awaited';

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
