import {
  Link,
  useFormat,
  useLocation,
  useNavigate,
  useTranslation,
  type TFunction,
} from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import styles from './list-pages.module.css';

/** Where a page is in its list. Pages count from 1. */
export interface ListPosition {
  page: number;
  pageCount: number;
}

/** Entries of a page. */
const PAGE_SIZE = 12;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const ENTRY_ID = /^[1-9]\d{0,8}$/;

/** The page that an address asks for: the first one unless it has a valid number. */
function requestedPage(url: string): number {
  const page = new URL(url).searchParams.get('page') ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

/** What a call asks for of a list. */
export interface PageQuery {
  page: number;
  limit: number;
  /** The id of an entry: the page that has it, in place of `page`. */
  entry?: number;
}

/** The query of the page of a list that an address asks for. */
export function requestedPart(url: string): PageQuery {
  const entry = new URL(url).searchParams.get('entry') ?? '';
  return {
    ...{ page: requestedPage(url), limit: PAGE_SIZE },
    ...(ENTRY_ID.test(entry) && { entry: Number(entry) }),
  };
}

/** Where the page of a response is in its list. */
export const positionOf = ({ page, total, limit }: Record<'page' | 'total' | 'limit', number>) => ({
  page,
  pageCount: Math.max(1, Math.ceil(total / limit)),
});

/** The address of a page of a list. The first one has the address of the list. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}?page=${page}` : path;

/** The title of a page of a list: each has its own. */
export const pageTitle = (title: string, { page, pageCount: pages }: ListPosition, t: TFunction) =>
  page > 1 ? `${title}: ${t('listPages.position', { page, pages })}` : title;

/** Links to the previous and the next page of a list. Nothing when there is one page. */
export function ListPages({ path, page, pageCount }: ListPosition & { path: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  usePageTurn(page);
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

/** What the address names, else the heading, takes the focus when the page is turned: the link that was followed may be gone. */
function usePageTurn(page: number): void {
  const { hash } = useLocation();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const target =
      document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, hash]);
}

/** The fragment of an entry that has no page of its own: `release-7`. */
export const anchorOf = (name: string, { id }: { id: number }): string => `${name}-${id}`;

/** The address of an entry in a list, on whatever page of the list it is. */
export const entryPath = (path: string, name: string, entry: { id: number }): string =>
  `${path}?entry=${entry.id}#${anchorOf(name, entry)}`;

/** A fragment that names an entry of another page of the list leads to that page. Earlier links have only the fragment. */
export function useEntryOfFragment(name: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const id = hash.startsWith(`#${name}-`) ? hash.slice(name.length + 2) : '';
    const query = new URLSearchParams(search);
    if (!ENTRY_ID.test(id) || query.get('entry') === id || document.getElementById(hash.slice(1))) {
      return;
    }
    query.delete('page');
    query.set('entry', id);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  }, [name, pathname, search, hash, navigate]);
}
