import { Link, useFormat, useLoaderData, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { MissingNotice } from '../../../shared/components/missing-notice';
import { StaffPage } from '../../../shared/components/staff-page';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { AddToReleaseDialog } from './add-to-release-dialog';
import { NewReleaseDialog } from './new-release-dialog';
import { ReleaseState } from './release-state';
import type { ListedRelease, ReleasesData } from './releases.loader';
import styles from './releases.module.css';

export function ReleasesPage() {
  const { t } = useTranslation();
  const { rows, missing, added } = useLoaderData<ReleasesData>();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const columns = useColumns();
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[{ name: t('content.title'), path: '/content' }]}
          title={t('releases.title')}
        />
      }
      title={t('releases.title')}
      lead={t('releases.lead')}
      actions={<Button onClick={() => setCreating(true)}>{t('releases.new')}</Button>}
    >
      {missing.map((service) => (
        <MissingNotice
          key={service}
          text={t('content.overview.missing')}
          retryLabel={t('content.save.retry')}
        />
      ))}
      <DataTable
        caption={t('releases.title')}
        columns={columns}
        rows={rows}
        rowKey={({ service, release }) => `${service}/${release.id}`}
        loadingLabel={t('loading')}
        empty={<EmptyState title={t('releases.empty')} />}
      />
      {isCreating && <NewReleaseDialog onClose={() => setCreating(false)} />}
      {added && (
        <AddToReleaseDialog
          {...added}
          releases={rows
            .filter(
              ({ service, release }) => service === added.ref.service && release.state === 'open',
            )
            .map(({ release }) => release)}
          onClose={() => void navigate('/content/releases', { replace: true })}
        />
      )}
    </StaffPage>
  );
}

function useColumns(): Column<ListedRelease>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dateTime = useDateTime();
  return [
    {
      key: 'name',
      header: t('releases.name'),
      cell: ({ service, release }) => (
        <Link to={`/content/releases/${service}/${release.id}`}>{release.name}</Link>
      ),
    },
    {
      key: 'state',
      header: t('content.columns.state'),
      cell: ({ release }) => <ReleaseState release={release} />,
    },
    {
      key: 'when',
      header: t('releases.when'),
      cell: ({ release: { published_at, publish_at } }) => {
        const time = published_at ?? publish_at;
        return time ? dateTime(time) : t('releases.notScheduled');
      },
    },
    {
      key: 'count',
      header: t('releases.count'),
      align: 'end',
      cell: ({ release }) => number(release.count),
    },
    {
      key: 'changed',
      header: t('content.columns.changed'),
      cell: ({ release }) => (
        <>
          <RelativeTime at={release.updated_at} />
          {release.updated_by && <span className={styles.second}>{release.updated_by}</span>}
        </>
      ),
    },
  ];
}
