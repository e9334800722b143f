/** The name of the list among the pages of the media section. */
export const SLUG = 'news-letter';

export const LIST_PATH = `/${SLUG}`;

/** The Atom feed of all newsletters. */
export const FEED = '/feeds/newsletters.xml';

/** The picture of the list where its page is not known; each newsletter has one of its own. */
export const BANNER_PICTURE = '/pictures/heroes/overview/1920.webp';

/** The page of one newsletter. */
export const pathOf = (id: number): string => `/single-news-letter/${id}`;
