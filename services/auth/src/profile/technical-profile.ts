import type { TokenUser } from '@phantom/service-kit';
import type { ProfileAnswerDto } from './dto/profile.dto.js';

/** The profile of a technical account, which has no row: what its token says. */
export const technicalProfile = ({
  id,
  name,
  email,
  type,
  rights,
}: TokenUser): ProfileAnswerDto => ({
  error: 0,
  list: [{ id, name, email, image: null, type, rights, created_at: new Date(0).toISOString() }],
  sessions: [],
});
