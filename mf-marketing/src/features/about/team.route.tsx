import type { HandleOf } from '@phantom/mf-kit';
import type { loader } from './team.loader';

export { TeamPage as Component } from './components/team-page';
export { loader } from './team.loader';

export const handle: HandleOf<typeof loader> = {
  head: ({ page: { slug, title } }, t) => ({
    title,
    description: t(`about.descriptions.${slug}`),
  }),
};
