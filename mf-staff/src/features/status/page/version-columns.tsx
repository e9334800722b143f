import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { VersionStatus } from '../api/status';
import styles from './status.module.css';

export function useVersionColumns(): Column<VersionStatus>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const percent = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 2 });
  const ms = (value: number) => number(Math.round(value));
  return [
    {
      key: 'version',
      header: t('siteStatus.version.name'),
      cell: (version) => <VersionName version={version} />,
    },
    {
      key: 'share',
      header: t('siteStatus.version.share'),
      align: 'end',
      cell: ({ share }) => percent(share / 100),
    },
    {
      key: 'age',
      header: t('siteStatus.version.age'),
      cell: ({ publishedAt }) => (publishedAt ? <RelativeTime at={publishedAt} /> : '–'),
    },
    {
      key: 'loads',
      header: t('siteStatus.version.loads'),
      align: 'end',
      cell: ({ loads }) => number(loads),
    },
    {
      key: 'errors',
      header: t('siteStatus.version.errors'),
      align: 'end',
      cell: ({ errorRate }) => (errorRate === null ? '–' : percent(errorRate)),
    },
    {
      key: 'time',
      header: t('siteStatus.version.time'),
      align: 'end',
      cell: ({ loadTime }) =>
        loadTime
          ? t('siteStatus.ms', {
              ms: [loadTime.p50, loadTime.p75, loadTime.p95].map(ms).join(' · '),
            })
          : '–',
    },
  ];
}

function VersionName({ version }: { version: VersionStatus }) {
  const { t } = useTranslation();
  const { isDefault, isStaged, share } = version;
  const part = isStaged ? 'staged' : isDefault ? 'default' : share > 0 ? 'canary' : 'former';
  return (
    <>
      <code className={styles.version}>{version.version}</code>
      <small className="d-block text-body-secondary">{t(`siteStatus.part.${part}`)}</small>
    </>
  );
}
