import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import { getMediaPages } from '../api/media-pages';
import { findPage, slugOf } from '../content-route';
import { HtmlContent } from '../html-content/html-content';
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

export type MediaPageData<Item> = Awaited<ReturnType<typeof loadMediaPage<Item>>>;

interface MediaPageProps<Item> extends MediaPageData<Item> {
  /** Above the list. */
  lead?: ReactNode;
  /** The text for an empty list. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** A page of the media section: banner, menu of the section, text, and the list of the page. */
export function MediaPage<Item>({ pages, page, lead, ...list }: MediaPageProps<Item>) {
  const { t } = useTranslation();
  const { title, image, slug, html, lang } = page;
  return (
    <SectionLayout
      section={t('media.section')}
      title={title}
      lang={lang}
      image={image}
      pages={pages}
      current={slug}
      page={page}
    >
      {html && (
        <div className={styles.text}>
          <HtmlContent html={html} lang={lang} />
        </div>
      )}
      {lead}
      <MediaList {...list} />
    </SectionLayout>
  );
}

type MediaListProps<Item> = Pick<MediaPageProps<Item>, 'list' | 'empty' | 'children'>;

function MediaList<Item>({ list, empty, children }: MediaListProps<Item>) {
  if (list.failure) return <LoadError failure={list.failure} />;
  if (list.data.length === 0) return <EmptyState title={empty} />;
  return children(list.data);
}
