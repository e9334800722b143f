import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import { getMediaPages } from '../api/media-pages';
import type { ContentPage } from '../content-page';
import { findPage, slugOf } from '../content-route';
import { HtmlContent } from '../html-content/html-content';
import { LoadError } from '../load-error';
import { settle, type Settled } from '../settle';
import styles from './media-page.module.css';
import { SectionLayout } from './section-layout';

/**
 * Loads a page of the media section with the other pages of the section, and the list of the page.
 * The page also shows when the list fails.
 * @throws a 404 response when the section has no page at this address
 */
export async function loadMediaPage<Item>(request: Request, items: Promise<Item[]>) {
  const [pages, list] = await Promise.all([getMediaPages(request.signal), settle(items)]);
  return { pages, page: findPage(pages, slugOf(request.url)), list };
}

export type MediaPageData<Item> = Awaited<ReturnType<typeof loadMediaPage<Item>>>;

interface MediaLayoutProps {
  pages: ContentPage[];
  page: ContentPage;
  /** The list of the page. */
  children: ReactNode;
}

/** A page of the media section: banner, menu of the section, text, and the list of the page. */
export function MediaLayout({ pages, page, children }: MediaLayoutProps) {
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
    >
      {html && (
        <div className={styles.text}>
          <HtmlContent html={html} lang={lang} />
        </div>
      )}
      {children}
    </SectionLayout>
  );
}

interface MediaListProps<Item> {
  list: Settled<Item[]>;
  /** The text for an empty list. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** The list of a page, an empty state, or an error. */
export function MediaList<Item>({ list, empty, children }: MediaListProps<Item>) {
  if (list.failure) return <LoadError failure={list.failure} />;
  if (list.data.length === 0) return <EmptyState title={empty} />;
  return children(list.data);
}
