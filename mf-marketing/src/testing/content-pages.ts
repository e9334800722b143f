import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';

type PageDto = ApiReply<'get', '/api/auth/mediaget'>['list'][number];

/** A content page for tests, as the content service sends it. */
export const contentPage = (page: string, title: string, html?: string): PageDto => ({
  page,
  title,
  discription: html ?? `<p>All about ${title}</p>`,
  image: `/pictures/heroes/${page}/1920.webp`,
  lang: 'en',
  next_step: null,
  related: null,
});

/** Responds with the pages of the media section. */
export const mockMediaPages = () =>
  mockApi('get', '/api/auth/mediaget', {
    list: [
      contentPage('testimonials', 'Testimonials'),
      contentPage('podcast', 'Podcast'),
      contentPage('videos', 'Videos'),
      contentPage('news-letter', 'Newsletter'),
      contentPage('press-release', 'Press releases'),
      contentPage('social-media', 'Social media'),
    ],
  });
