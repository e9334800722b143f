import { Link, useFormat, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { MissingNotice } from '../../../shared/components/missing-notice';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { ContentGroup } from '../api/entries';
import { EntryStates } from '../entry-states';
import type { OverviewData, OverviewRow } from './overview.loader';
import styles from './overview.module.css';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('content.title'), noindex: true }),
};

function OverviewPage() {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { types, review, scheduled, recent, unsaved, missing } = useLoaderData<OverviewData>();
  return (
    <StaffPage
      title={t('content.title')}
      lead={t('content.overview.lead')}
      actions={
        <nav className={styles.tools} aria-label={t('content.overview.tools')}>
          <Link to="/content/translations">{t('content.overview.translations')}</Link>
          <Link to="/content/releases">{t('content.overview.releases')}</Link>
          <Link to="/content/media">{t('content.media')}</Link>
          <Link to="/content/bin">{t('content.bin.title')}</Link>
        </nav>
      }
    >
      {missing.map((service) => (
        <MissingNotice
          key={service}
          text={t('content.overview.missing')}
          retryLabel={t('content.save.retry')}
        />
      ))}
      <Unsaved rows={unsaved} recent={recent} />
      <div className={styles.layout}>
        <Groups types={types} />
        <div className={styles.side}>
          <RowSheet
            title={t('content.overview.review')}
            rows={review}
            empty={t('content.overview.noReview')}
            detail={({ entry }) => entry.updated_by}
          />
          <RowSheet
            title={t('content.overview.scheduled')}
            rows={scheduled}
            empty={t('content.overview.noneScheduled')}
            detail={({ entry }) => dateTime(entry.publish_at ?? entry.unpublish_at ?? '')}
          />
          <RowSheet
            title={t('content.overview.recent')}
            rows={recent}
            empty={t('content.overview.noneRecent')}
            detail={({ entry }) => (
              <>
                {entry.updated_by && `${entry.updated_by} · `}
                <RelativeTime at={entry.updated_at} />
              </>
            )}
          />
        </div>
      </div>
    </StaffPage>
  );
}

const GROUPS: readonly ContentGroup[] = [
  'home',
  'company',
  'lending',
  'media',
  'portfolio',
  'homes',
  'site',
];

/** The types of all services, by the part of the site that they belong to. */
function Groups({ types }: Pick<OverviewData, 'types'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const groups = GROUPS.map((group) => ({
    group,
    members: types.filter(({ type }) => type.group === group),
  })).filter(({ members }) => members.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, members }) => (
        <Sheet key={group} title={t(`content.groups.${group}`)}>
          <ul className={styles.types}>
            {members.map(({ service, type }) => (
              <li key={type.name}>
                <Link to={`/content/${service}/${type.name}`}>{type.label}</Link>
                {type.form !== 'singleton' && (
                  <span className={styles.count}>{number(type.count)}</span>
                )}
              </li>
            ))}
          </ul>
        </Sheet>
      ))}
    </div>
  );
}

interface RowSheetProps {
  title: string;
  rows: OverviewRow[];
  empty: string;
  detail: (row: OverviewRow) => ReactNode;
}

function RowSheet({ title, rows, empty, detail }: RowSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={title}>
      {rows.length === 0 ? (
        <p className="mb-0 text-body-secondary">{empty}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={`${row.service}/${row.entry.id}`}>
              <span className={styles.name}>
                <Link to={`/content/${row.service}/${row.entry.type}/${row.entry.id}`}>
                  {row.entry.title || t('content.list.untitled', { number: row.entry.number })}
                </Link>
                <EntryStates entry={row.entry} />
              </span>
              <span className={styles.detail}>{detail(row)}</span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface UnsavedProps {
  rows: OverviewData['unsaved'];
  recent: OverviewRow[];
}

/** Entries with changes that only this browser has. */
function Unsaved({ rows, recent }: UnsavedProps) {
  const { t } = useTranslation();
  const known = recent.filter(({ service, entry }) =>
    rows.some((each) => each.service === service && each.id === entry.id),
  );
  if (rows.length === 0) return null;
  return (
    <div role="status" className={`alert alert-warning ${styles.unsaved}`}>
      {t('content.overview.unsaved', { count: rows.length })}{' '}
      {known.map(({ service, entry }) => (
        <Link key={entry.id} to={`/content/${service}/${entry.type}/${entry.id}`}>
          {entry.title}
        </Link>
      ))}
    </div>
  );
}

export { OverviewPage as Component };

export { loader } from './overview.loader';
