import type { Language, TokenUser } from '@phantom/service-kit';
import type { Account } from '../accounts/account.entity.js';
import { toSessionUserDto } from '../accounts/account.mapper.js';
import { deviceName } from '../sessions/device-name.js';
import type { Session } from '../sessions/session.entity.js';
import type { ProfileAnswerDto, ProfileDto, ProfileSessionDto } from './profile.dto.js';

export const toProfileDto = (account: Account): ProfileDto => ({
  ...toSessionUserDto(account),
  created_at: account.createdAt.toISOString(),
});

/** @param currentId the id of the session that sends the request */
export const toProfileSessionDto = (
  session: Session,
  currentId: string | undefined,
  language: Language,
): ProfileSessionDto => ({
  id: session.id,
  current: session.id === currentId,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.rotatedAt.toISOString(),
  device: deviceName(session, language),
  remember: session.remember,
});

/** The profile of a technical account. It has no row in the database, so its token provides the values. */
export const toTechnicalProfile = ({
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
