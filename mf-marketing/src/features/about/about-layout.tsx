import { COMPANY, useTranslation, type PageHead, type TFunction } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import type { ContentPage } from '../../shared/content-page';
import { findPage, slugOf } from '../../shared/content-route';
import { HtmlContent } from '../../shared/html-content/html-content';
import { SectionLayout } from '../../shared/section/section-layout';
import type { TeamMember } from './api';

/** The first page of the section. It also shows at `/about`. */
const OVERVIEW = 'overview';

/** @throws a 404 response when there is no such page about the company */
export function findAboutPage(pages: ContentPage[], url: string): ContentPage {
  const slug = slugOf(url);
  return findPage(pages, slug === 'about' ? OVERVIEW : slug);
}

export function aboutHead(page: ContentPage, t: TFunction, team?: TeamMember[]): PageHead {
  const { slug, title, image, lang } = page;
  const description = t(`about.descriptions.${slug}`, { defaultValue: title });
  const path = `/${slug}`;
  const section = { name: t('about.section'), path: `/${OVERVIEW}` };
  return {
    title,
    description,
    canonical: path,
    image: image ? { url: image, alt: title } : undefined,
    breadcrumbs: [...(slug === OVERVIEW ? [] : [section]), { name: title, path, lang }],
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'AboutPage',
        name: title,
        description,
        url: canonical,
        inLanguage: language,
        about: {
          '@type': 'Organization',
          name: COMPANY,
          employee: team?.map((member) => ({
            '@type': 'Person',
            name: member.name,
            jobTitle: member.role,
            image: file(member.image.src),
          })),
        },
      },
    ],
  };
}

interface AboutLayoutProps {
  pages: ContentPage[];
  page: ContentPage;
  /** Shows below the text of the page. */
  children?: ReactNode;
}

/** A page about the company: banner, menu of the section and text. */
export function AboutLayout({ pages, page, children }: AboutLayoutProps) {
  const { t } = useTranslation();
  const { slug, html, lang } = page;
  const variant = slug === 'history' ? 'years' : 'chapters';
  return (
    <SectionLayout {...page} section={t('about.section')} pages={pages}>
      {html && <HtmlContent html={html} lang={lang} variant={children ? 'text' : variant} />}
      {!html && !children && <EmptyState title={t('noText')} />}
      {children}
    </SectionLayout>
  );
}
