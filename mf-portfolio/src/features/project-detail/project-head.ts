import type { PageHead, TFunction } from '@phantom/mf-kit';
import type { ProjectData } from './loader';

/** The head of a project's page. */
export function projectHead(data: ProjectData | null, t: TFunction): PageHead {
  if (data === null) return { title: t('detail.missing.title'), noindex: true };
  const { id, project, gallery } = data;
  const { address1, address2, type, size } = project;
  const description = t('detail.description', { address: `${address1}, ${address2}`, type, size });
  return {
    title: address1,
    description,
    canonical: `/singleportfolio/${id}`,
    image: { url: project.url, alt: address1 },
    breadcrumbs: [
      { name: t('projects.title'), path: '/portfolio' },
      { name: address1, path: `/singleportfolio/${id}` },
    ],
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'ItemPage',
        name: address1,
        description,
        url: canonical,
        inLanguage: language,
        mainEntity: {
          '@type': 'Place',
          name: address1,
          address: `${address1}, ${address2}`,
          image: [project, ...gallery].map(({ url }) => file(url)),
        },
      },
    ],
  };
}
