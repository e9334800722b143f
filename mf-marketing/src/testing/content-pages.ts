import type { ContentPage } from '../shared/content-page';

/** A content page for tests. */
export const contentPage = (slug: string, title: string, html?: string): ContentPage => ({
  slug,
  title,
  html: html ?? `<p>All about ${title}</p>`,
  image: `/pictures/heroes/${slug}/1920.webp`,
  lang: 'en',
});

/** The pages of the media section for tests. */
export const mediaPages = (): ContentPage[] => [
  contentPage('testimonials', 'Testimonials'),
  contentPage('podcast', 'Podcast'),
  contentPage('videos', 'Videos'),
  contentPage('news-letter', 'Newsletter'),
  contentPage('press-release', 'Press releases'),
  contentPage('social-media', 'Social media'),
];
