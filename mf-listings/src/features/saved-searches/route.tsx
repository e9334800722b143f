import { OneClickForm, Outcome } from '@phantom/forms';
import { Link, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { useState } from 'react';
import { LinkProblem, LoadedByLink } from '../../shared/mailed-link/loaded-by-link';
import { useMailedLink } from '../../shared/mailed-link/use-mailed-link';
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
      {link === null && (
        <LinkProblem
          text={t('saved-searches:page.incomplete')}
          listings={t('saved-searches:page.listings')}
        />
      )}
      {link?.purpose === 'confirm' && <Confirm token={link.token} />}
      {link?.purpose === 'leave' && <Leave token={link.token} />}
      {link?.purpose === 'manage' && <LoadedSearches key={link.token} token={link.token} />}
    </Container>
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

/** The texts of a page that a link leads to. */
function useLinkTexts() {
  const { t } = useSavedSearchTexts();
  return {
    checking: t('saved-searches:page.checking'),
    retry: t('saved-searches:page.retry'),
    listings: t('saved-searches:page.listings'),
  };
}

const loadSearches = async (token: string, signal: AbortSignal) =>
  (await getSavedSearches(token, signal)).list[0];

function LoadedSearches({ token }: { token: string }) {
  const { t } = useSavedSearchTexts();
  return (
    <LoadedByLink token={token} load={loadSearches} texts={useLinkTexts()}>
      {(searches) => (
        <>
          <p className="lead">{t('saved-searches:list.lead', { email: searches.email })}</p>
          <SavedSearchList searches={searches} />
        </>
      )}
    </LoadedByLink>
  );
}
