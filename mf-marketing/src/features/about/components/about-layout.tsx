import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import type { ContentPage } from '../../../shared/content/content-page';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { SectionLayout } from '../../../shared/section-layout/section-layout';

interface AboutLayoutProps {
  pages: ContentPage[];
  page: ContentPage;
  /** What follows the page's text. */
  children?: ReactNode;
}

/** A page about the company: its banner and text among its siblings. */
export function AboutLayout({ pages, page, children }: AboutLayoutProps) {
  const { t } = useTranslation();
  const { title, image, slug, html, lang } = page;
  const variant = slug === 'history' ? 'years' : 'chapters';
  return (
    <SectionLayout
      section={t('about.section')}
      title={title}
      lang={lang}
      image={image}
      pages={pages}
      current={slug}
    >
      {html && <HtmlContent html={html} lang={lang} variant={children ? 'text' : variant} />}
      {!html && !children && <EmptyState title={t('noText')} />}
      {children}
    </SectionLayout>
  );
}
