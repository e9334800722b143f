import { ApiError, getSession, setSession, upload, useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';

/** How far the way to a new picture has been gone. */
export type PictureState =
  | { step: 'idle' | 'uploading' | 'saved' }
  | { step: 'cropping'; source: string }
  | { step: 'failed'; messages: string[]; again?: Blob };

/** Choosing, cropping and sending a picture of oneself. */
export function useProfilePicture() {
  const { t } = useTranslation();
  const [state, setState] = useState<PictureState>({ step: 'idle' });
  const source = state.step === 'cropping' ? state.source : undefined;
  useEffect(() => {
    if (!source) return undefined;
    return () => URL.revokeObjectURL(source);
  }, [source]);

  const send = async (picture: Blob) => {
    setState({ step: 'uploading' });
    try {
      await savePicture(picture);
      setState({ step: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error);
      const messages = error instanceof ApiError ? firstMessages(error) : [t('kit:error.text')];
      setState({ step: 'failed', messages, again: picture });
    }
  };
  return {
    state,
    choose: (file: File) => setState({ step: 'cropping', source: URL.createObjectURL(file) }),
    send: (picture: Blob) => void send(picture),
    giveUp: () => setState({ step: 'idle' }),
    refuse: () => setState({ step: 'failed', messages: [t('picture.unreadable')] }),
  };
}

/** The first of each field, else what the server says of the whole. */
function firstMessages({ errors, message }: ApiError): string[] {
  const first = Object.values(errors).flatMap(([each]) => (each ? [each] : []));
  return first.length > 0 ? first : [message];
}

interface Answer {
  error: 0;
  /** Where the picture is, from now on. */
  image: string;
}

/**
 * Makes a picture the own one. The session carries it on: the frame shows it at once, in every tab.
 * @throws ApiError when the server refuses it or cannot be reached
 */
async function savePicture(picture: Blob): Promise<void> {
  const body = new FormData();
  body.append('image', picture, 'picture.jpg');
  const { image } = await upload<Answer>('/api/auth/setptofile', body);
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, image } });
}
