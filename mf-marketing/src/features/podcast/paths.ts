/** The feed that podcast players subscribe to. */
export const FEED = '/feeds/podcast.xml';

/** Where an episode stands on the page. */
export const anchorOf = ({ id }: { id: number }): string => `episode-${id}`;
