/** The slug of the list among the pages of the media section. */
export const LIST_SLUG = 'news-letter';

export const LIST_PATH = `/${LIST_SLUG}`;

/** The Atom feed of all newsletters. */
export const FEED_PATH = '/feeds/newsletters.xml';

export const newsletterPath = (id: number): string => `/single-news-letter/${id}`;
