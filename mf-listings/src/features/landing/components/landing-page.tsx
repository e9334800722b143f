import { sitePath, useLoaderData, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { Banner, Container, Tabs } from '@phantom/ui';
import { FavouritesLink } from '../../../shared/favourites/favourites-link';
import { RecentSearchesList } from '../../../shared/recent-searches/recent-searches-list';
import { landingPath, LISTING_TABS, parseTab, type ListingTab } from '../../../shared/sections';
import type { loader } from '../loader';
import { BoroughTiles } from './borough-tiles';
import styles from './landing-page.module.css';
import { SearchForm } from './search-form';

/** The way in: what one is looking for, then where. The open tab lives in the address. */
export function LandingPage() {
  const { t } = useTranslation();
  const { unknownWords } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const active = parseTab(search.get('tab')) ?? 'sales';

  const open = (tab: ListingTab) =>
    setSearch(tab === 'sales' ? {} : { tab }, { preventScrollReset: true });
  const tabs = LISTING_TABS.map((tab) => ({
    key: tab,
    label: t(`tabs.${tab}`),
    href: sitePath(landingPath(tab)),
  }));

  return (
    <>
      <Banner
        title={t('landing.title')}
        eyebrow={t('landing.eyebrow')}
        src="/pictures/heroes/listings/1920.webp"
      >
        <p className="lead">{t('landing.lead')}</p>
      </Banner>
      <Container className="pp-section">
        <Tabs label={t('landing.tabsLabel')} tabs={tabs} active={active} onSelect={open}>
          <SearchForm tab={active} unknownWords={unknownWords} />
          <div className={styles.own}>
            <FavouritesLink />
            <RecentSearchesList inLine />
          </div>
          <BoroughTiles tab={active} />
        </Tabs>
      </Container>
    </>
  );
}
