import type { PageHead } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import type { MediaPageData } from '../../shared/media-section/media-page';
import type { SocialPost } from './api/get-social-posts';

/** The head of the page: its posts. */
export function socialHead({ page, list }: MediaPageData<SocialPost>): PageHead {
  return {
    ...contentHead(page),
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'CollectionPage',
        name: page.title,
        url: canonical,
        inLanguage: language,
        hasPart: (list.failure ? [] : list.data).map((post) => ({
          '@type': 'SocialMediaPosting' as const,
          articleBody: post.text,
          datePublished: post.published,
          inLanguage: post.lang,
          url: post.url,
          image: post.image ? file(post.image) : undefined,
          author: { '@id': file('/#organization') },
        })),
      },
    ],
  };
}
