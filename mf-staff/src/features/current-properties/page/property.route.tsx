import {
  COMPANY,
  data,
  Link,
  useFormat,
  useLoaderData,
  useLocation,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { lazy, Suspense, useState } from 'react';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { StaffPage } from '../../../shared/components/staff-page';
import { useNow } from '../../../shared/date-time/use-now';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import { getProperty, getPropertyHistory } from '../api/property';
import type { PropertyTask } from '../form/property-dialog';
import { DaysInStatus } from './days-in-status';
import { PropertyBreadcrumbs, UnknownProperty } from './property-breadcrumbs';
import { PropertyDocuments } from './property-documents';
import { PropertyFacts } from './property-facts';
import { ChangeHistory } from './property-history';
import styles from './property.module.css';
import { StatusTracker } from './status-tracker';

const PropertyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "property-tasks" */ '../form/property-dialog'))
    .PropertyDialog,
}));
// In the file of its dialog: few properties are archived.
const ArchivedNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "property-tasks" */ './archived-notice'))
    .ArchivedNotice,
}));

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const id = Number(params.id);
  const [property, history] = await Promise.all([
    undefinedIfNotFound(getProperty(id, request.signal)),
    undefinedIfNotFound(getPropertyHistory(id, request.signal)),
  ]);
  return property && history ? { property, history } : data(null, { status: 404 });
};

type PropertyPageData = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;

export const handle: RouteHandle<PropertyPageData | null> = {
  head: (found, t) => ({
    title: found === null ? t('property.unknown.title') : found.property.address,
    noindex: true,
  }),
};

function PropertyPage() {
  const found = useLoaderData<PropertyPageData | null>();
  useFreshLinks();
  return found ? <Property {...found} /> : <UnknownProperty />;
}

function Property({ property, history }: PropertyPageData) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const now = useNow();
  const { state } = useLocation();
  const [task, setTask] = useState<PropertyTask>();
  const { id, address, reference, status, skipped_steps } = property;
  const isArchived = property.archived_at !== null;
  return (
    <StaffPage
      eyebrow={
        <>
          {/* On paper, where header and footer of the page are missing. */}
          <p className={styles.letterhead}>
            {COMPANY} · {t('property.printed', { date: date(now) })}
          </p>
          <PropertyBreadcrumbs title={address} />
        </>
      }
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
            <Button onClick={() => setTask({ kind: 'move' })}>{t('move.open')}</Button>
            <Button variant="link" onClick={() => setTask({ kind: 'archive' })}>
              {t('archive.archive.open')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.layout}>
        <div className={styles.wide}>
          {isArchived && (
            <Suspense>
              <ArchivedNotice property={property} onRestore={() => setTask({ kind: 'archive' })} />
            </Suspense>
          )}
          <StatusTracker status={status} skipped={skipped_steps}>
            <DaysInStatus property={property} />
          </StatusTracker>
        </div>
        <div className={styles.main}>
          <PropertyDocuments property={property} onTask={setTask} />
          <ChangeHistory key={id} id={id} history={history} />
        </div>
        <PropertyFacts property={property} />
      </div>
      <Suspense>
        {task && (
          <PropertyDialog property={property} task={task} onClose={() => setTask(undefined)} />
        )}
      </Suspense>
    </StaffPage>
  );
}

export { PropertyPage as Component };
