import type { HandleOf } from '@phantom/mf-kit';
import type { loader } from './text-page.loader';

export { TextPage as Component } from './components/text-page';
export { loader } from './text-page.loader';

export const handle: HandleOf<typeof loader> = {
  head: ({ page: { slug, title } }, t) => ({
    title,
    description: t(`about.descriptions.${slug}`),
  }),
};
