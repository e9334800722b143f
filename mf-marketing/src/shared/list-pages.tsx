import { Link, useFormat, useTranslation, type TFunction } from '@phantom/mf-kit';
import styles from './list-pages.module.css';

/** A page of a list. Pages count from 1. */
interface ListPage {
  page: number;
  pageCount: number;
}

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** The page that an address asks for: the first one unless it has a valid number. */
export function requestedPage(url: string): number {
  const page = new URL(url).searchParams.get('page') ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

/** The address of a page of a list. The first one has the address of the list. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}?page=${page}` : path;

/** The title of a page of a list: each has its own. */
export const pageTitle = (title: string, { page, pageCount: pages }: ListPage, t: TFunction) =>
  page > 1 ? `${title}: ${t('listPages.position', { page, pages })}` : title;

/** Links to the previous and the next page of a list. Nothing when there is one page. */
export function ListPages({ path, page, pageCount }: ListPage & { path: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('listPages.label')} className={styles.pages}>
      {page > 1 && (
        <Link className="btn btn-outline-primary" rel="prev" to={pagePath(path, page - 1)}>
          {t('listPages.previous')}
        </Link>
      )}
      <span className={styles.position}>
        {t('listPages.position', { page: number(page), pages: number(pageCount) })}
      </span>
      {page < pageCount && (
        <Link className="btn btn-primary" rel="next" to={pagePath(path, page + 1)}>
          {t('listPages.next')}
        </Link>
      )}
    </nav>
  );
}
