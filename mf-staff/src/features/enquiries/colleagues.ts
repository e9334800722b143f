import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague } from '../../shared/api/colleagues';
import type { EnquiryDetail } from './api/enquiry';
import type { State } from './api/sources';

/** Names an account, by number when it is unknown: the services with enquiries know ids only. */
export const useColleagueName = (colleagues: Colleague[] | null, met: Colleague[] = []) => {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const known = [...(user ? [user] : []), ...(colleagues ?? []), ...met];
  return (id: number): string =>
    known.find((one) => one.id === id)?.name ?? t('enquiries.colleague', { id });
};

export type NameOf = ReturnType<typeof useColleagueName>;

/** People who signed a note or change, with their latest name. */
export const signersOf = ({ notes, history }: EnquiryDetail): Colleague[] =>
  [...notes, ...history]
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ actor_id: id, actor_name: name }) => ({ id, name }));

/** The user first, then colleagues, then the current assignee even if no longer employed. */
export const assignable = (
  assignee: Colleague | null,
  colleagues: Colleague[],
  user: Colleague | undefined,
): Colleague[] => {
  const own = user ? [{ id: user.id, name: user.name }] : [];
  const all = [...own, ...colleagues, ...(assignee ? [assignee] : [])];
  return all.filter((one, index) => all.findIndex((other) => other.id === one.id) === index);
};

type Change = EnquiryDetail['history'][number];

export const useChangeText = (nameOf: NameOf) => {
  const { t } = useTranslation();
  const stateName = (state: string | null) => t(`enquiries.state.${state as State}`);
  const textOf = ({ field, from, to }: Change): string => {
    if (field === 'state') return `${stateName(from)} → ${stateName(to)}`;
    if (to === null) return t('enquiry.history.freed');
    // The oldest changes hold a name instead of an id.
    return t('enquiry.history.assigned', { name: /^\d+$/.test(to) ? nameOf(Number(to)) : to });
  };
  return (change: Change): string => `${change.actor_name}: ${textOf(change)}`;
};
