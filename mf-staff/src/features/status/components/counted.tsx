import { useFormat, useTranslation } from '@phantom/mf-kit';

/** Since when loads and errors are counted. */
export function Counted({ since }: { since: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <p className="text-body-secondary mb-0">{t('siteStatus.counted', { time: dateTime(since) })}</p>
  );
}
