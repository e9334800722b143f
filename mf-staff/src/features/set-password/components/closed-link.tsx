import { Link, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Spinner } from '@phantom/ui/on-demand';
import { WayBack } from '../../../shared/entrance/way-back';
import type { MailedLink } from '../hooks/use-mailed-link';

interface Props {
  link: Exclude<MailedLink, { state: 'open' }>;
  onRetry: () => void;
}

/** A link that sets no password, or not yet; and what to do about it. */
export function ClosedLink({ link, onRetry }: Props) {
  const { t } = useTranslation();
  if (link.state === 'unknown') {
    return (
      <p role="status">
        <Spinner as="span" size="sm" aria-hidden="true" /> {t('setPassword.checking')}
      </p>
    );
  }
  if (link.state === 'failed') {
    return (
      <>
        <div className="alert alert-danger" role="alert">
          {link.message}
        </div>
        <Button onClick={onRetry}>{t('setPassword.retry')}</Button>
      </>
    );
  }
  return (
    <>
      <div className="alert alert-warning" role="alert">
        {link.state === 'over' ? link.message : t('entrance.incomplete')}
      </div>
      <Link className="btn btn-primary" to="/forgot-password">
        {t('setPassword.askAgain')}
      </Link>
      <p className="mt-3">{t('setPassword.invitedHint')}</p>
      <WayBack />
    </>
  );
}
