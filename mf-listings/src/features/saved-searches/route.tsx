import { OneClickForm, Outcome } from '@phantom/forms';
import { ApiError, Link, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { type ReactNode, useEffect, useState } from 'react';
import {
  confirmSavedSearch,
  getSavedSearches,
  leaveSavedSearches,
  type SavedSearches,
} from '../../shared/saved-searches/saved-searches';
import {
  savedSearchesTitle,
  useSavedSearchTexts,
} from '../../shared/saved-searches/saved-search-texts';
import { SavedSearchList } from './saved-search-list';
import { useMailedLink } from './use-mailed-link';

export { SavedSearchesPage as Component };

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: savedSearchesTitle(),
    noindex: true,
    breadcrumbs: [
      { name: t('landing.head.title'), path: '/listings' },
      { name: savedSearchesTitle(), path: '/listings/saved-searches' },
    ],
  }),
};

/** The status of a link that is no longer valid. */
const GONE = 410;

/** What the links of mails lead to. The server renders the frame; only the browser knows the token. */
function SavedSearchesPage() {
  const { t } = useSavedSearchTexts();
  const link = useMailedLink();
  const title =
    link && link.purpose !== 'manage'
      ? t(`saved-searches:${link.purpose}.title`)
      : t('saved-searches:page.title');
  return (
    <Container className="pp-section">
      <h1>{title}</h1>
      {link === undefined && <p role="status">{t('saved-searches:page.checking')}</p>}
      {link === null && <Problem text={t('saved-searches:page.incomplete')} />}
      {link?.purpose === 'confirm' && <Confirm token={link.token} />}
      {link?.purpose === 'leave' && <Leave token={link.token} />}
      {link?.purpose === 'manage' && <LoadedSearches key={link.token} token={link.token} />}
    </Container>
  );
}

/** @param children further ways out */
function Problem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <div className="alert alert-warning" role="alert">
        {text}
      </div>
      <div className="d-flex flex-wrap gap-2">
        {children}
        <ToListings />
      </div>
    </>
  );
}

function ToListings() {
  const { t } = useSavedSearchTexts();
  return (
    <Link className="btn btn-outline-primary" to="/listings">
      {t('saved-searches:page.listings')}
    </Link>
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useSavedSearchTexts();
  const [confirmed, setConfirmed] = useState<SavedSearches>();
  if (confirmed) {
    return (
      <>
        <Outcome
          title={t('saved-searches:confirm.done')}
          text={t('saved-searches:list.lead', { email: confirmed.email })}
        />
        <SavedSearchList searches={confirmed} />
      </>
    );
  }
  return (
    <>
      <p className="lead">{t('saved-searches:confirm.lead')}</p>
      <OneClickForm
        name="confirm-saved-search"
        label={t('saved-searches:confirm.submit')}
        send={async (signal) => {
          const { list } = await confirmSavedSearch(token, signal);
          setConfirmed(list[0]);
        }}
      />
    </>
  );
}

function Leave({ token }: { token: string }) {
  const { t } = useSavedSearchTexts();
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) {
    return (
      <Outcome title={t('saved-searches:leave.done')} text={t('saved-searches:leave.doneText')}>
        <ToListings />
      </Outcome>
    );
  }
  return (
    <>
      <p className="lead">{t('saved-searches:leave.lead')}</p>
      <OneClickForm
        name="leave-saved-searches"
        label={t('saved-searches:leave.submit')}
        send={async (signal) => {
          await leaveSavedSearches(token, signal);
          setHasLeft(true);
        }}
      />
    </>
  );
}

function LoadedSearches({ token }: { token: string }) {
  const { t } = useSavedSearchTexts();
  const [searches, setSearches] = useState<SavedSearches>();
  const [problem, setProblem] = useState<ApiError>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const controller = new AbortController();
    getSavedSearches(token, controller.signal).then(
      ({ list }) => setSearches(list[0]),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(error);
      },
    );
    return () => controller.abort();
  }, [token, attempt]);
  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  if (problem) {
    return (
      <>
        <Problem text={problem.message}>
          {problem.status !== GONE && (
            <button type="button" className="btn btn-primary" onClick={retry}>
              {t('saved-searches:page.retry')}
            </button>
          )}
        </Problem>
      </>
    );
  }
  if (!searches) return <p role="status">{t('saved-searches:page.checking')}</p>;
  return (
    <>
      <p className="lead">{t('saved-searches:list.lead', { email: searches.email })}</p>
      <SavedSearchList searches={searches} />
    </>
  );
}
