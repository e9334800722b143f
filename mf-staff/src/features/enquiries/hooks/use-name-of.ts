import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague } from '../api/list-colleagues';

/**
 * How whoever has this account is called: of the services that keep enquiries none knows. Who has left, and where the
 * colleagues cannot be had, goes by the number.
 *
 * @param met those who have signed something here, colleagues or not any more
 */
export const useNameOf = (colleagues: Colleague[] | null, met: Colleague[] = []) => {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const known = [...(user ? [user] : []), ...(colleagues ?? []), ...met];
  return (id: number): string =>
    known.find((one) => one.id === id)?.name ?? t('enquiries.colleague', { id });
};

export type NameOf = ReturnType<typeof useNameOf>;
