import { getSession, setSession, upload } from '@phantom/mf-kit';

interface Answer {
  error: 0;
  /** Where the picture is, from now on. */
  image: string;
}

/**
 * Makes a picture the own one. The session carries it on: the frame shows it at once, in every tab.
 * @throws ApiError when the server refuses it or cannot be reached
 */
export async function savePicture(picture: Blob): Promise<void> {
  const body = new FormData();
  body.append('image', picture, 'picture.jpg');
  const { image } = await upload<Answer>('/api/auth/setptofile', body);
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, image } });
}
