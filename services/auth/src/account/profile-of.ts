import type { ProfileDto } from '../profile/dto/profile.dto.js';
import type { Account } from './account.entity.js';

/** What the person of the account sees of it. */
export const profileOf = ({
  id,
  name,
  email,
  image,
  type,
  rights,
  createdAt,
}: Account): ProfileDto => ({
  id,
  name,
  email,
  image,
  type,
  rights,
  created_at: createdAt.toISOString(),
});
