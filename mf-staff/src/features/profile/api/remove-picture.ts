import { api, getSession, setSession, unwrap } from '@phantom/mf-kit';

/** Takes the own picture away, here and in every tab. */
export const removePicture = async () => {
  await unwrap(api.DELETE('/api/auth/profile-image'));
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, image: null } });
};
