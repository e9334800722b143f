import type { SessionUserDto } from './account.dto.js';
import type { Account } from './account.entity.js';

export const toSessionUserDto = ({
  id,
  name,
  email,
  image,
  type,
  rights,
}: Account): SessionUserDto => ({ id, name, email, image, type, rights });
