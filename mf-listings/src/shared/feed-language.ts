/** What listings are written in; told to screen readers where the page speaks another language. */
export const FEED_LANGUAGE = 'en';
