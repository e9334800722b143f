/** The player that sets no cookie before it plays. The gateway's policy has to allow the host. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** Whom a video is loaded from. */
export const PLAYER_HOST = new URL(PLAYER).hostname;

/** The address of the player for a video, by the name that its host has for it. */
export const playerUrl = (embedId: string): URL => new URL(encodeURIComponent(embedId), PLAYER);
