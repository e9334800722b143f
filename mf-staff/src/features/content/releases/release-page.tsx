import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useDateTime } from '../../../shared/date-time/company-time';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { AddEntry } from './add-entry';
import { ReleaseActions } from './release-actions';
import { ReleaseItems } from './release-items';
import { ReleasePreview } from './release-preview';
import { ReleaseState } from './release-state';
import type { ReleasePageData } from './release.loader';
import styles from './releases.module.css';

export function ReleasePage() {
  const { t } = useTranslation();
  const page = useLoaderData<ReleasePageData | null>();
  if (page) return <OneRelease key={page.release.id} page={page} />;
  return (
    <StaffPage title={t('content.unknown.title')}>
      <EmptyState title={t('releases.unknown')}>
        <Link className="btn btn-outline-primary" to="/content/releases">
          {t('releases.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}

function OneRelease({ page }: { page: ReleasePageData }) {
  const { t } = useTranslation();
  const { release, ref } = page;
  const { state, failure, items } = release;
  const isOpen = state === 'open';
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[
            { name: t('content.title'), path: '/content' },
            { name: t('releases.title'), path: '/content/releases' },
          ]}
          title={release.name}
        />
      }
      title={release.name}
      lead={<Lead release={release} />}
      actions={<ReleaseActions page={page} />}
    >
      {failure && state === 'scheduled' && (
        <p role="alert" className="alert alert-danger">
          {t('releases.failed')} {failure}
        </p>
      )}
      <div className={styles.layout}>
        <Sheet title={t('releases.items')}>
          {items.length === 0 && <p>{t('releases.noItems')}</p>}
          <ReleaseItems page={page} isOpen={isOpen} />
          {isOpen && <AddEntry release={ref} />}
          {state === 'scheduled' && <p className={styles.note}>{t('releases.frozen')}</p>}
        </Sheet>
        {(isOpen || state === 'scheduled') && items.length > 0 && (
          <Sheet title={t('releases.preview.title')}>
            <ReleasePreview service={ref.service} items={items} />
          </Sheet>
        )}
      </div>
    </StaffPage>
  );
}

function Lead({ release }: Pick<ReleasePageData, 'release'>) {
  const dateTime = useDateTime();
  const time = release.published_at ?? release.publish_at;
  return (
    <>
      <ReleaseState release={release} /> {time && dateTime(time)}
      {release.updated_by && ` · ${release.updated_by}`}
    </>
  );
}
