import { ApiError, getSession, setSession, useTranslation } from '@phantom/mf-kit';
import { upload } from '@phantom/mf-kit/upload';
import { useEffect, useState } from 'react';

export type PictureState =
  | { step: 'idle' | 'uploading' | 'saved' }
  | { step: 'cropping'; source: string }
  | { step: 'failed'; messages: string[]; again?: Blob };

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
    cancel: () => setState({ step: 'idle' }),
    rejectFile: () => setState({ step: 'failed', messages: [t('picture.unreadable')] }),
  };
}

function firstMessages({ errors, message }: ApiError): string[] {
  const first = Object.values(errors).flatMap(([each]) => (each ? [each] : []));
  return first.length > 0 ? first : [message];
}

/** Uploads the picture and updates the session, which shows it in all tabs. */
async function savePicture(picture: Blob): Promise<void> {
  const body = new FormData();
  body.append('image', picture, 'picture.jpg');
  const { image } = await upload<{ image: string }>('/api/auth/setptofile', body);
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, image } });
}
