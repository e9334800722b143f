import { Link, useLoaderData, useLocation, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import type { DetailData } from '../detail.loader';
import { ArchiveDialog } from './archive-dialog';
import { ArchivedNotice } from './archived-notice';
import { BackLink } from './back-link';
import { DaysInStatus } from './days-in-status';
import { MoveStatusDialog } from './move-status-dialog';
import { PropertyDocuments } from './property-documents';
import { PropertyFacts } from './property-facts';
import styles from './property-page.module.css';
import { PropertyTrail } from './property-trail';
import { StatusTracker } from './status-tracker';
import { UnknownProperty } from './unknown-property';

/** How far a property has come, what is missing, and who did what. */
export function PropertyPage() {
  const found = useLoaderData<DetailData | null>();
  useFreshLinks();
  return found ? <Property {...found} /> : <UnknownProperty />;
}

function Property({ property, history }: DetailData) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [opened, setOpened] = useState<'move' | 'archive'>();
  const onClose = () => setOpened(undefined);
  const { id, address, reference, status, skipped_steps } = property;
  const isArchived = property.archived_at !== null;
  return (
    <StaffPage
      eyebrow={<BackLink />}
      title={address}
      lead={
        <>
          <span translate="no">{reference}</span> · {t('property.lead')}
        </>
      }
      actions={
        isArchived || (
          <>
            <Link
              className="btn btn-outline-primary"
              to={`/current-properties/${id}/edit`}
              state={state}
            >
              {t('property.edit')}
            </Link>
            <Button onClick={() => setOpened('move')}>{t('move.open')}</Button>
            <Button variant="link" onClick={() => setOpened('archive')}>
              {t('archive.archive.open')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.layout}>
        <div className={styles.wide}>
          {isArchived && (
            <ArchivedNotice property={property} onRestore={() => setOpened('archive')} />
          )}
          <StatusTracker status={status} skipped={skipped_steps}>
            <DaysInStatus property={property} />
          </StatusTracker>
        </div>
        <div className={styles.main}>
          <PropertyDocuments property={property} />
          <PropertyTrail key={id} id={id} history={history} />
        </div>
        <PropertyFacts property={property} />
      </div>
      {opened === 'move' && <MoveStatusDialog property={property} onClose={onClose} />}
      {opened === 'archive' && <ArchiveDialog property={property} onClose={onClose} />}
    </StaffPage>
  );
}
