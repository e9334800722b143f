import type { TokenUser } from './token-user.js';

/** As much of a name as the rows keep that tell who did something. */
const LONGEST_NAME = 100;

/** Who does something, as rows keep it: by the name that the token vouches for, cut to what a column takes. */
export const actorOf = ({
  id,
  name,
}: Pick<TokenUser, 'id' | 'name'>): { actorId: number; actorName: string } => ({
  actorId: id,
  actorName: [...name].slice(0, LONGEST_NAME).join(''),
});
