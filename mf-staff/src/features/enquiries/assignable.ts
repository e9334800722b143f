import type { Colleague } from './api/list-colleagues';

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
