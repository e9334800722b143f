import { Link, sitePath, useTranslation } from '@phantom/mf-kit';
import { Slot } from '@phantom/mf-kit/slot';
import styles from './ways-in.module.css';

/** The three ways into the site: the search for a home, which mf-listings provides, and two links. */
export function WaysIn() {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      <div className={styles.find}>
        <h2 className={styles.title}>{t('ways.find')}</h2>
        <Slot name="home-search" listingType="sales" keepFallback fallback={<PlainSearch />} />
      </div>
      {(['invest', 'borrow'] as const).map((way) => (
        <Link key={way} className={styles.way} to={WAY_PATHS[way]}>
          <strong className={styles.title}>{t(`ways.${way}`)}</strong>
          <span className={styles.hint}>{t(`ways.${way}Hint`)}</span>
        </Link>
      ))}
    </div>
  );
}

const WAY_PATHS = { invest: '/invest-with-us', borrow: '/lending' } as const;

/** The search without suggestions, which the browser sends itself. */
function PlainSearch() {
  const { t } = useTranslation();
  return (
    <form
      role="search"
      aria-label={t('ways.find')}
      className={styles.search}
      action={sitePath('/listings')}
    >
      <input type="hidden" name="tab" value="sales" />
      <input type="hidden" name="location" value="" />
      <input
        type="text"
        name="q"
        className="form-control"
        aria-label={t('ways.words')}
        placeholder={t('ways.words')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="btn btn-brass">
        {t('ways.search')}
      </button>
    </form>
  );
}
