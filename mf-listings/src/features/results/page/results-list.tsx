import {
  Link,
  useFormat,
  useLocation,
  useSearchParams,
  useSlowNavigation,
  useTranslation,
  type LinkProps,
} from '@phantom/mf-kit';
import { ListingGrid } from '../../../shared/listing-card/listing-card';
import { PAGE_SIZE } from '../api/listing-search';
import type { ResultsData } from '../loader';
import { useSearchPath } from '../requested-search';
import { NoResults } from './no-results';
import styles from './results-list.module.css';

interface Props {
  page: ResultsData;
  highlighted: number | null;
}

/** The cards of a page and the pager. They fade while another page loads. */
export function ResultsList({ page, highlighted }: Props) {
  const { pathname } = useLocation();
  const isOutdated = useSlowNavigation()?.pathname === pathname;
  const { listings, imageBase } = page;
  return (
    <div className={styles.listings} aria-busy={isOutdated}>
      {listings.length === 0 ? (
        <NoResults page={page} />
      ) : (
        <>
          <ListingGrid listings={listings} imageBase={imageBase} highlighted={highlighted} first />
          <ResultsPager page={page} />
        </>
      )}
    </div>
  );
}

/** Links to the previous and next page. Each has its own URL, so that Back and shared links work. */
function ResultsPager({ page: data }: { page: ResultsData }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { page, pageCount, toNext, toPrevious } = usePages(data);
  if (pageCount <= 1) return null;

  return (
    <nav aria-label={t('results.pages')} className={styles.pager}>
      {toPrevious && (
        <Link className="btn btn-outline-primary" {...toPrevious}>
          {t('results.previous')}
        </Link>
      )}
      <span className={styles.position}>
        {t('results.page', { page: number(page), pages: number(pageCount) })}
      </span>
      {toNext && (
        <Link className="btn btn-primary" {...toNext}>
          {t('results.next')}
        </Link>
      )}
    </nav>
  );
}

type Target = Pick<LinkProps, 'to' | 'state'>;

/** A cursor leads only forward, so the history entry's state stores the cursors of previous pages. */
interface Trail {
  /** The cursors of the previous pages, first page first. */
  trail: (string | null)[];
}

/** The position among the pages, and the links to the neighbours. */
const usePages = ({ search, next, total }: ResultsData) => {
  const [params] = useSearchParams();
  const pathOf = useSearchPath();
  const { trail } = readTrail(useLocation().state);
  const cursor = params.get('cursor');
  const page = cursor === null ? 1 : Math.max(2, Number(params.get('page')) || 2);

  const link = (number: number, start: string | null, before: Trail['trail']): Target => ({
    to: pathOf(search, start === null ? {} : { page: String(number), cursor: start }),
    state: { trail: before } satisfies Trail,
  });

  const toNext = next === null ? null : link(page + 1, next, [...trail, cursor]);
  const before = trail.at(-1);
  // A shared link has no trail. The first page is the only one known to exist.
  const toPrevious =
    cursor === null
      ? null
      : before
        ? link(page - 1, before, trail.slice(0, -1))
        : link(1, null, []);
  return { page, pageCount: Math.max(page, Math.ceil(total / PAGE_SIZE)), toNext, toPrevious };
};

const readTrail = (state: unknown): Trail => {
  const isTrail = typeof state === 'object' && state !== null && 'trail' in state;
  return isTrail && Array.isArray(state.trail) ? (state as Trail) : { trail: [] };
};
