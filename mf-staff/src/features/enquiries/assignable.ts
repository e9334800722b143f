import type { Colleague } from './api/list-colleagues';
import type { Entry } from './api/sources';

/**
 * Whom an enquiry can be given to: oneself first, then the colleagues, and whoever has it now, also where they are no
 * employee any more.
 */
export const assignable = (
  { assignee_id: id, assignee_name: name }: Pick<Entry, 'assignee_id' | 'assignee_name'>,
  colleagues: Colleague[],
  user: Colleague | undefined,
): Colleague[] => {
  const present = id !== null && name !== null ? [{ id, name }] : [];
  const own = user ? [{ id: user.id, name: user.name }] : [];
  const all = [...own, ...colleagues, ...present];
  return all.filter((one, index) => all.findIndex((other) => other.id === one.id) === index);
};
