import type { HandleOf } from '@phantom/mf-kit';
import { aboutHead } from './about-head';
import type { loader } from './team.loader';

export { TeamPage as Component } from './components/team-page';
export { loader } from './team.loader';

export const handle: HandleOf<typeof loader> = {
  head: ({ page, team }, t) => aboutHead(page, t, team.failure ? undefined : team.data),
};
