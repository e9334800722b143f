import type { ContentPage } from '../shared/content/content-page';

/** A page as the content service answers it, for tests. */
export const aPage = (slug: string, title: string, html?: string): ContentPage => ({
  slug,
  title,
  html: html ?? `<p>All about ${title}</p>`,
  image: `/pictures/heroes/${slug}/1920.webp`,
  lang: 'en',
});

/** The pages of the media section, for tests. */
export const mediaPages = (): ContentPage[] => [
  aPage('testimonials', 'Testimonials'),
  aPage('podcast', 'Podcast'),
  aPage('videos', 'Videos'),
  aPage('news-letter', 'Newsletter'),
  aPage('press-release', 'Press releases'),
  aPage('social-media', 'Social media'),
];
