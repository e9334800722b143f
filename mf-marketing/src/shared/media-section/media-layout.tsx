import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { ContentPage } from '../content/content-page';
import { HtmlContent } from '../html-content/html-content';
import { SectionLayout } from '../section-layout/section-layout';
import styles from './media-layout.module.css';

interface MediaLayoutProps {
  pages: ContentPage[];
  page: ContentPage;
  /** What the page is about, below its text. */
  children: ReactNode;
}

/** A page of the media section: its banner and text among its siblings, then what it gathers. */
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
