import {
  Link,
  sitePath,
  useLoaderData,
  useSearchParams,
  useTranslation,
  type RouteHandle,
  type TFunction,
} from '@phantom/mf-kit';
import { Banner, Container, Tabs, Tile } from '@phantom/ui';
import { FavouritesLink } from '../../shared/favourite-controls/favourite-controls';
import {
  boroughPicture,
  BOROUGHS,
  landingPath,
  listHeading,
  LISTING_TYPES,
  parseListingType,
  resultsPath,
  TILE_BOROUGHS,
  type ListingType,
} from '../../shared/listing-types';
import { RecentSearchesList } from '../../shared/recent-searches/recent-searches-list';
import type { loader } from './loader';
import styles from './route.module.css';
import { SearchForm } from './search-form';

export { LandingPage as Component };
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => {
    const title = t('landing.head.title');
    const description = t('landing.head.description');
    return {
      title,
      description,
      image: { url: '/pictures/heroes/listings/1920.webp', alt: title },
      breadcrumbs: [{ name: title, path: '/listings' }],
      structuredData: ({ canonical, language, page }) => [
        {
          '@type': 'CollectionPage',
          name: title,
          description,
          url: canonical,
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: searches(t).map(({ name, path }, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name,
              url: page(path),
            })),
          },
        },
      ],
    };
  },
};

const searches = (t: TFunction) =>
  LISTING_TYPES.flatMap((listingType) =>
    [null, ...BOROUGHS].map((borough) => ({
      name: listHeading(listingType, borough, t),
      path: resultsPath(listingType, borough),
    })),
  );

function LandingPage() {
  const { t } = useTranslation();
  const { unknownWords } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const active = parseListingType(search.get('tab')) ?? 'sales';

  const open = (listingType: ListingType) =>
    setSearch(listingType === 'sales' ? {} : { tab: listingType }, { preventScrollReset: true });
  const tabs = LISTING_TYPES.map((listingType) => ({
    key: listingType,
    label: t(`tabs.${listingType}`),
    href: sitePath(landingPath(listingType)),
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
          <SearchForm listingType={active} unknownWords={unknownWords} />
          <div className={styles.personal}>
            <FavouritesLink />
            <RecentSearchesList inLine />
          </div>
          <BoroughTiles listingType={active} />
        </Tabs>
      </Container>
    </>
  );
}

/** A tile for each of four boroughs, and links to the fifth, to the whole city and to the neighbourhoods. */
function BoroughTiles({ listingType }: { listingType: ListingType }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.tiles}>
        {TILE_BOROUGHS.map((borough) => (
          <li key={borough}>
            <Tile
              as={Link}
              to={resultsPath(listingType, borough)}
              title={t(`boroughs.${borough}`)}
              detail={t(`landing.tile.${listingType}`)}
              src={boroughPicture(borough)}
              ratio="2:1"
              sizes="(min-width: 1280px) 610px, (min-width: 768px) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {(['staten-island', null] as const).map((borough) => (
          <li key={borough}>
            <Link to={resultsPath(listingType, borough)} className={styles.other}>
              {listHeading(listingType, borough, t)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/neighbourhoods" className={styles.other}>
            {t('landing.neighbourhoods')}
          </Link>
        </li>
      </ul>
    </>
  );
}
