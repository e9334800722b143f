import { useLoaderData } from '@phantom/mf-kit';
import type { TextPageData } from '../text-page.loader';
import { AboutLayout } from './about-layout';

/** Overview, history and values: a page that is its text. */
export function TextPage() {
  return <AboutLayout {...useLoaderData<TextPageData>()} />;
}
