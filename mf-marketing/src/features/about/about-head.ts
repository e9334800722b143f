import { COMPANY, type PageHead, type TFunction } from '@phantom/mf-kit';
import type { ContentPage } from '../../shared/content/content-page';
import { OVERVIEW } from './about-page';
import type { TeamMember } from './api/get-team';

/** The head of a page about the company, by the name that the page has there. */
export function aboutHead(page: ContentPage, t: TFunction, team?: TeamMember[]): PageHead {
  const { slug, title, image } = page;
  const description = t(`about.descriptions.${slug}`, { defaultValue: title });
  const path = `/${slug}`;
  const section = { name: t('about.section'), path: `/${OVERVIEW}` };
  return {
    title,
    description,
    canonical: path,
    image: image ? { url: image, alt: title } : undefined,
    breadcrumbs: [...(slug === OVERVIEW ? [] : [section]), { name: title, path }],
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
            jobTitle: member.designation,
            image: file(member.image),
          })),
        },
      },
    ],
  };
}
