import { api, getSession, setSession, unwrap } from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import {
  PART_NAMES,
  type PartName,
  PARTS,
  type PersonalData,
} from '../../../shared/personal-data/parts';

/** The own account and its logins. */
export const getProfile = async (signal: AbortSignal) => {
  const { list, sessions } = await unwrap(api.GET('/api/auth/profile', { signal }));
  return { account: list[0], logins: sessions };
};

export type Login = Awaited<ReturnType<typeof getProfile>>['logins'][number];

/** Changes the own name. */
export const rename = (name: string) => unwrap(api.PATCH('/api/auth/profile', { body: { name } }));

/** Takes the own picture away, here and in every tab. */
export const removePicture = async () => {
  await unwrap(api.DELETE('/api/auth/profile-image'));
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, image: null } });
};

export interface PasswordChange {
  current_password: string;
  password: string;
}

/** Changes the own password and ends the other logins; answers a sentence that says so. */
export const changePassword = async (body: PasswordChange): Promise<string> =>
  (await unwrap(api.POST('/api/auth/change-password', { body }))).message;

/** Ends one login of the own account, for whoever knows its password. */
export const endLogin = (id: string, password: string) =>
  unwrap(
    api.POST('/api/auth/sessions/{id}/end', {
      params: { path: { id } },
      body: { current_password: password },
    }),
  );

/** Ends every login of the own account, this one too, for whoever knows its password. */
export const endAllLogins = (password: string) =>
  unwrap(api.POST('/api/auth/logout-everywhere', { body: { current_password: password } }));

/** What is kept of whoever is signed in, by the parts that answer. */
export async function ownData(
  signal: AbortSignal,
): Promise<Partial<Record<PartName, PersonalData>>> {
  const told = await Promise.all(
    PART_NAMES.map(async (name) => [name, await settled(PARTS[name].own(signal))] as const),
  );
  return Object.fromEntries(
    told.flatMap(([name, part]) => ('value' in part ? [[name, part.value]] : [])),
  );
}
