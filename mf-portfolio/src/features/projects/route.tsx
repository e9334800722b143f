import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProjects } from './api/get-projects';

export { ProjectsError as ErrorBoundary } from './components/projects-error';
export { ProjectsPage as Component } from './components/projects-page';

/** All projects, for both tabs. */
export function loader({ request }: LoaderFunctionArgs) {
  return getProjects(request.signal);
}

export const handle: HandleOf<typeof loader> = {
  head: ({ completed, current }, t) => {
    const title = t('projects.title');
    const description = t('projects.lead');
    return {
      title,
      description,
      image: { url: '/pictures/heroes/portfolio/1920.webp', alt: title },
      breadcrumbs: [{ name: title, path: '/portfolio' }],
      structuredData: ({ canonical, language, page, file }) => [
        {
          '@type': 'CollectionPage',
          name: title,
          description,
          url: canonical,
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: [...completed, ...current].map((project, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name: `${project.address1}, ${project.address2}`,
              url: page(`/singleportfolio/${project.id}`),
              image: file(project.url),
            })),
          },
        },
      ],
    };
  },
};
