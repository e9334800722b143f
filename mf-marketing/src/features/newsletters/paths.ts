export const LIST_PATH = '/news-letter';

/** The Atom feed of all newsletters. */
export const FEED = '/feeds/newsletters.xml';

/** The picture of the list; each newsletter has one of its own. */
export const BANNER_PICTURE = '/pictures/heroes/overview/1920.webp';

/** The page of one newsletter. */
export const pathOf = (id: number): string => `/single-news-letter/${id}`;
