import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';

type PageDto = ApiReply<'get', '/api/auth/investwithusget'>['list'][number];

/** A content page for tests, as the content service sends it. */
export const contentPage = (page: string, title: string, html?: string): PageDto => ({
  page,
  title,
  discription: html ?? `<p>All about ${title}</p>`,
  image: `/pictures/heroes/${page}/1920.webp`,
  caption: '',
  lang: 'en',
  figures: [],
  next_step: null,
  related: null,
});

interface PageQuery {
  page?: number | string;
  limit?: number | string;
  entry?: number | string;
}

/** The part of a list that a call asks for, as the content service sends it. */
export function listPart<Item extends { id: number }>(all: Item[], query: PageQuery = {}) {
  const limit = Number(query.limit);
  const place = all.findIndex(({ id }) => id === Number(query.entry));
  const page = place < 0 ? Number(query.page) : Math.floor(place / limit) + 1;
  const list = all.slice((page - 1) * limit, page * limit);
  return { ...{ total: all.length, page, limit }, list };
}

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
