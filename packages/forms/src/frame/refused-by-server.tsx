import { useTranslation, type ApiError } from '@phantom/mf-kit';
import { retryTime } from '../send/retry-time';

const TOO_MANY = 429;
const FAULT = 500;

/** The server's own sentence; when the next try is possible, or by which number our people find what happened. */
export function RefusedByServer({ error }: { error: ApiError }) {
  const { t, i18n } = useTranslation();
  const { message, status, retryAfter, requestId } = error;
  return (
    <>
      <p>{message}</p>
      {status === TOO_MANY && retryAfter !== undefined && (
        <p>{t('kit:form.retryAt', { time: retryTime(retryAfter, i18n.language) })}</p>
      )}
      {status >= FAULT && requestId && (
        <p>
          {t('kit:form.reference')} <code translate="no">{requestId}</code>
        </p>
      )}
    </>
  );
}
