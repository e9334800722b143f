import { data, useLoaderData, type LoaderFunctionArgs, type RouteHandle } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { Sheet } from '../../../shared/components/sheet';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { StaffPage } from '../../../shared/components/staff-page';
import { useDateTime } from '../../../shared/date-time/company-time';
import { getApplication, type Application } from '../api';
import { applicationsTitle, useApplicationTexts } from '../application-texts';
import { ReviewForm } from '../form/review-form';
import { ApplicationFacts } from './application-facts';
import { ApplicationPapers } from './application-papers';
import styles from './application.module.css';
import { ApplicationState } from './application-state';

export const loader = async ({ params: { id }, request: { signal } }: LoaderFunctionArgs) =>
  (await undefinedIfNotFound(getApplication(Number(id), signal))) ?? data(null, { status: 404 });

export const handle: RouteHandle<Application | null> = {
  head: (application) => ({ title: application?.name ?? applicationsTitle(), noindex: true }),
};

function ApplicationPage() {
  const { t } = useApplicationTexts();
  const dateTime = useDateTime();
  const application = useLoaderData<Application | null>();
  const parents = [{ name: t('title'), path: '/rental-applications' }];
  if (!application) {
    return (
      <StaffPage
        title={t('title')}
        eyebrow={<StaffBreadcrumbs parents={parents} title={t('unknown')} />}
      >
        <EmptyState title={t('unknown')} />
      </StaffPage>
    );
  }
  const { name, state, home, submitted_at: sentAt } = application;
  return (
    <StaffPage
      // All state belongs to one application.
      key={application.id}
      title={name}
      eyebrow={<StaffBreadcrumbs parents={parents} title={name} />}
      lead={
        <span className={styles.lead}>
          <ApplicationState state={state} />
          {sentAt && t('sentAt', { time: dateTime(sentAt) })}
        </span>
      }
    >
      {!home.is_available && (
        <p role="status" className="alert alert-warning">
          {t('gone')}
        </p>
      )}
      <div className={styles.layout}>
        <Sheet title={t('facts.title')}>
          <ApplicationFacts application={application} />
        </Sheet>
        <Sheet title={t('papers.title')}>
          <ApplicationPapers application={application} />
        </Sheet>
        <div className={styles.review}>
          <Sheet title={t('review.title')}>
            <ReviewForm application={application} />
          </Sheet>
        </div>
      </div>
    </StaffPage>
  );
}

export { ApplicationPage as Component };
