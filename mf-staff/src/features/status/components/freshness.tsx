import { useFormat, useTranslation } from '@phantom/mf-kit';

interface FreshnessProps {
  /** When the gateway has written what is shown. */
  at: string;
  isStale: boolean;
}

/** Of when the numbers are; an alert where the site does not answer any more. */
export function Freshness({ at, isStale }: FreshnessProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const time = dateTime(at);
  return isStale ? (
    <p role="alert" className="alert alert-warning mb-0">
      {t('siteStatus.stale', { time })}
    </p>
  ) : (
    <p>{t('siteStatus.at', { time })}</p>
  );
}
