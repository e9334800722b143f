import { useDocumentHead, usePageFocus, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';

interface Props {
  onRetry: () => void;
}

/** Says that this part of the site is missing for now, and offers to try again. */
export function SectionUnavailable({ onRetry }: Props) {
  const { t } = useTranslation('shell');
  useDocumentHead({ title: t('unavailable.title') });
  // Another page than the section's own, whose heading has the focus again after Retry.
  usePageFocus(`unavailable ${window.location.pathname}`);
  return (
    <section className="shell-message container" role="alert">
      <h1>{t('unavailable.title')}</h1>
      <p className="lead">{t('unavailable.text')}</p>
      <Button onClick={onRetry}>{t('unavailable.retry')}</Button>
    </section>
  );
}
