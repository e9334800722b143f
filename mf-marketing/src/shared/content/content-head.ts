import type { PageHead } from '@phantom/mf-kit';
import { plainText } from '../plain-text';
import type { ContentPage } from './content-page';

type Breadcrumbs = NonNullable<PageHead['breadcrumbs']>;

/**
 * What every written page says about itself; the beginning of its text describes it.
 * @param parents the way to it from the home page
 */
export function contentHead(
  { slug, title, html, image }: ContentPage,
  parents: Breadcrumbs = [],
): PageHead {
  return {
    title,
    description: plainText(html),
    image: image ? { url: image, alt: title } : undefined,
    breadcrumbs: [...parents, { name: title, path: `/${slug}` }],
  };
}
