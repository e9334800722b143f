import { ApiError, data, useTranslation, type PageHead, type TFunction } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import { getMediaPages } from '../api/media-pages';
import { contentHead, findPage, slugOf } from '../content-route';
import { HtmlContent } from '../html-content/html-content';
import {
  ListPages,
  pagePath,
  pageTitle,
  requestedPart,
  useEntryOfFragment,
  type ListPosition,
  type PageQuery,
} from '../list-pages';
import { LoadError } from '../load-error';
import { settle } from '../settle';
import styles from './media-page.module.css';
import { SectionLayout } from './section-layout';

/**
 * Loads the pages of the media section and the list of one page, which also shows when the list fails.
 * @throws a 404 response when the section has no page at this address
 */
export async function loadMediaPage<Item>(request: Request, items: Promise<Item[]>) {
  const [pages, list] = await Promise.all([getMediaPages(request.signal), settle(items)]);
  return { pages, page: findPage(pages, slugOf(request.url)), list };
}

export interface MediaPageData<Item> extends Awaited<ReturnType<typeof loadMediaPage<Item>>> {
  /** Where the list is in several pages, unless it failed or is whole. */
  position?: ListPosition;
}

interface ListPart<Item> {
  items: Item[];
  position: ListPosition;
}

/**
 * Loads the pages of the media section and the page of a list that the address asks for.
 * @throws a 404 response for a page beyond the last one, 404 or 410 for an entry that visitors do not see
 */
export async function loadMediaList<Item>(
  request: Request,
  read: (query: PageQuery, signal: AbortSignal) => Promise<ListPart<Item>>,
): Promise<MediaPageData<Item>> {
  const query = requestedPart(request.url);
  let position: ListPosition | undefined;
  const items = read(query, request.signal).then(
    (part) => {
      position = part.position;
      return part.items;
    },
    (error: unknown) => {
      const isMissing = error instanceof ApiError && [404, 410].includes(error.status);
      throw query.entry && isMissing ? data(null, { status: error.status }) : error;
    },
  );
  const page = await loadMediaPage(request, items);
  if (position && position.page > position.pageCount) throw data(null, { status: 404 });
  return { ...page, position };
}

/** The head of a page of a list: each has its own title and address. */
export function mediaListHead<Item>(
  { page, position = { page: 1, pageCount: 1 } }: MediaPageData<Item>,
  t: TFunction,
): PageHead {
  const { title, ...head } = contentHead(page);
  return {
    ...head,
    title: pageTitle(title, position, t),
    canonical: pagePath(`/${page.slug}`, position.page),
  };
}

interface MediaPageProps<Item> extends MediaPageData<Item> {
  /** Above the list. */
  lead?: ReactNode;
  /** The beginning of the fragments that lead to the items. */
  anchor?: string;
  /** The text for an empty list. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** A page of the media section: banner, menu of the section, text, and the list of the page. */
export function MediaPage<Item>({
  pages,
  page,
  lead,
  position,
  anchor = '',
  ...list
}: MediaPageProps<Item>) {
  const { t } = useTranslation();
  useEntryOfFragment(anchor);
  const { slug, html, lang } = page;
  return (
    <SectionLayout {...page} section={t('media.section')} pages={pages}>
      {html && (position?.page ?? 1) === 1 && (
        <div className={styles.text}>
          <HtmlContent html={html} lang={lang} />
        </div>
      )}
      {lead}
      <MediaList {...list} />
      {position && <ListPages path={`/${slug}`} {...position} />}
    </SectionLayout>
  );
}

type MediaListProps<Item> = Pick<MediaPageProps<Item>, 'list' | 'empty' | 'children'>;

function MediaList<Item>({ list, empty, children }: MediaListProps<Item>) {
  if (list.failure) return <LoadError failure={list.failure} />;
  if (list.data.length === 0) return <EmptyState title={empty} />;
  return children(list.data);
}
