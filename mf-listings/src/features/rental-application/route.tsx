import { Link, useFormat, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { Suspense } from 'react';
import { lazyOptional } from '../../shared/lazy-optional';
import { LinkProblem, LoadedByLink } from '../../shared/mailed-link/loaded-by-link';
import { useMailedLink } from '../../shared/mailed-link/use-mailed-link';
import { applicationTitle, useApplicationTexts } from './application-texts';
import { getOwnApplication } from './api';
import { BeginForm } from './applicant-form';
import type { AppliedHome, loader } from './loader';
import styles from './route.module.css';
import { StepList } from './step-navigation';

// Whoever begins an application does not need it yet.
const ApplicationSteps = lazyOptional(
  async () => (await import('./application-steps')).ApplicationSteps,
  StepsFailed,
);

export { ApplicationPage as Component };
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: applicationTitle(),
    noindex: true,
    breadcrumbs: [
      { name: t('mf-listings:landing.head.title'), path: '/listings' },
      { name: applicationTitle(), path: '/listings/apply' },
    ],
  }),
};

/** Begins an application for the home of the address, or goes on with that of a link. Only the browser knows the token. */
function ApplicationPage() {
  const { t } = useApplicationTexts();
  const home = useLoaderData<typeof loader>();
  const link = useMailedLink();
  const texts = { checking: t('checking'), retry: t('retry'), listings: t('listings') };
  return (
    <Container className="pp-section">
      <h1>{t('title')}</h1>
      {link && (
        <LoadedByLink key={link.token} token={link.token} load={getOwnApplication} texts={texts}>
          {(application) => (
            <Suspense fallback={<p role="status">{texts.checking}</p>}>
              <ApplicationSteps token={link.token} application={application} />
            </Suspense>
          )}
        </LoadedByLink>
      )}
      {!link && home && <Begin home={home} />}
      {!link && !home && link === undefined && <p role="status">{texts.checking}</p>}
      {!home && link === null && <LinkProblem text={t('noHome')} listings={texts.listings} />}
    </Container>
  );
}

function StepsFailed() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="alert alert-warning">
      {t('kit:error.text')}
    </p>
  );
}

function Begin({ home }: { home: AppliedHome }) {
  const { t } = useApplicationTexts();
  const { currency } = useFormat();
  return (
    <div className={styles.application}>
      <p className="lead">
        <Link to={`/listings-detail/${home.id}`}>{home.name ?? t('unnamed')}</Link>
        {home.rent !== null && <>, {t('perMonth', { rent: currency(home.rent) })}</>}
      </p>
      <StepList current="you" isReachable={(step) => step === 'you'} />
      <BeginForm home={home} />
    </div>
  );
}
