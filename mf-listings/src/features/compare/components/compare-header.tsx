import { Link, useTranslation } from '@phantom/mf-kit';
import type { RefObject } from 'react';
import { MOST_COMPARED } from '../../../shared/compare/comparison';
import { FavouritesLink } from '../../../shared/favourites/favourites-link';
import type { CompareData } from '../loader';
import styles from './compare-header.module.css';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  page: CompareData;
}

/** Says what stands here, and that its address can be passed on. */
export function CompareHeader({ heading, page }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div>
        <p className="pp-eyebrow">
          <Link to="/listings">{t('compare.eyebrow')}</Link>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t('compare.title')}
        </h1>
        <p className={styles.lead}>
          {t('compare.lead')}
          {page.hasMore && ` ${t('compare.tooMany', { count: MOST_COMPARED })}`}
        </p>
      </div>
      <FavouritesLink />
    </header>
  );
}
