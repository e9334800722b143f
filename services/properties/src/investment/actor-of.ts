import type { TokenUser } from '@phantom/service-kit';

/** The longest name that is kept of an account. */
const LONGEST_NAME = 120;

export const nameOf = ({ name }: Pick<TokenUser, 'name'>): string =>
  [...name].slice(0, LONGEST_NAME).join('');

/** Who changes a row, as the row keeps it. */
export const actorOf = (user: TokenUser) => ({ actorId: user.id, actorName: nameOf(user) });
