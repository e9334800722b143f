import { useTranslation, type ApiError } from '@phantom/mf-kit';
import { Alert } from '@phantom/ui/on-demand';
import { retryTime } from '../retry-time';

const TOO_MANY = 429;

/** Why signing in failed, in the server's words; after too many attempts also when the next one is possible. */
export function SignInFailure({ failure }: { failure: ApiError | undefined }) {
  const { t, i18n } = useTranslation();
  if (!failure) return null;
  const { status, message, retryAfter } = failure;
  return (
    <Alert variant="danger" className="mb-0">
      {message}
      {status === TOO_MANY && retryAfter !== undefined && (
        <div>{t('signIn.retryAt', { time: retryTime(retryAfter, i18n.language) })}</div>
      )}
    </Alert>
  );
}
