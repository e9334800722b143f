import type { HandleOf } from '@phantom/mf-kit';
import { aboutHead } from './about-head';
import type { loader } from './text-page.loader';

export { TextPage as Component } from './components/text-page';
export { loader } from './text-page.loader';

export const handle: HandleOf<typeof loader> = {
  head: ({ page }, t) => aboutHead(page, t),
};
