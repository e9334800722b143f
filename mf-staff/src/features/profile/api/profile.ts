import { api, getSession, setSession, unwrap, type ApiBody } from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import {
  PART_NAMES,
  PARTS,
  type PartName,
  type PersonalData,
} from '../../../shared/personal-data/parts';

export const getProfile = async (signal: AbortSignal) => {
  const { list, sessions } = await unwrap(api.GET('/api/auth/profile', { signal }));
  return { account: list[0], logins: sessions };
};

export type Login = Awaited<ReturnType<typeof getProfile>>['logins'][number];

export const renameAccount = (name: string) =>
  unwrap(api.PATCH('/api/auth/profile', { body: { name } }));

export const removePicture = async () => {
  await unwrap(api.DELETE('/api/auth/profile-image'));
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, image: null } });
};

export type PasswordChange = ApiBody<'post', '/api/auth/change-password'>;

export const changePassword = async (body: PasswordChange): Promise<string> =>
  (await unwrap(api.POST('/api/auth/change-password', { body }))).message;

export const endLogin = (id: string, password: string) =>
  unwrap(
    api.POST('/api/auth/sessions/{id}/end', {
      params: { path: { id } },
      body: { current_password: password },
    }),
  );

export const endAllLogins = (password: string) =>
  unwrap(api.POST('/api/auth/logout-everywhere', { body: { current_password: password } }));

/** The data of the user from the services that respond. */
export async function collectPersonalData(
  signal: AbortSignal,
): Promise<Partial<Record<PartName, PersonalData>>> {
  const parts = await Promise.all(
    PART_NAMES.map(async (name) => [name, await settled(PARTS[name].getOwn(signal))] as const),
  );
  return Object.fromEntries(
    parts.flatMap(([name, part]) => ('value' in part ? [[name, part.value]] : [])),
  );
}
