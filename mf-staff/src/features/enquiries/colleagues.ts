import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague, EnquiryDetail } from './api/enquiry';
import type { State } from './api/sources';

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

/** Who has signed a note or a change of an enquiry, by the name that they had last. */
export const metIn = ({ notes, history }: EnquiryDetail): Colleague[] =>
  [...notes, ...history]
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ actor_id: id, actor_name: name }) => ({ id, name }));

/**
 * Whom an enquiry can be given to: oneself first, then the colleagues, and whoever has it now, also where they are no
 * employee any more.
 */
export const assignable = (
  present: Colleague | null,
  colleagues: Colleague[],
  user: Colleague | undefined,
): Colleague[] => {
  const own = user ? [{ id: user.id, name: user.name }] : [];
  const all = [...own, ...colleagues, ...(present ? [present] : [])];
  return all.filter((one, index) => all.findIndex((other) => other.id === one.id) === index);
};

type Change = EnquiryDetail['history'][number];

/** Who changed what of an enquiry, in a line. */
export const useChangeLine = (nameOf: NameOf) => {
  const { t } = useTranslation();
  const stateName = (state: string | null) => t(`enquiries.state.${state as State}`);
  const textOf = ({ field, from, to }: Change): string => {
    if (field === 'state') return `${stateName(from)} → ${stateName(to)}`;
    if (to === null) return t('enquiry.history.freed');
    // The oldest changes have the name in the place of the account.
    return t('enquiry.history.assigned', { name: /^\d+$/.test(to) ? nameOf(Number(to)) : to });
  };
  return (change: Change): string => `${change.actor_name}: ${textOf(change)}`;
};
