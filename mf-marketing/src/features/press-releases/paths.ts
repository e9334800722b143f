/** The Atom feed of all releases. */
export const FEED = '/feeds/press-releases.xml';

/** Where a release stands on the page. */
export const anchorOf = ({ id }: { id: number }): string => `release-${id}`;
