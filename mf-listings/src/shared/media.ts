import { parseJsonArray } from '@phantom/mf-kit';

/** One entry of a listing's gallery. The URL of a video is that of an embedded player. */
export interface Media {
  kind: 'image' | 'video';
  url: string;
}

/** The width of the picture of a card. */
export const CARD_SIZES = '(min-width: 1200px) 380px, (min-width: 640px) 50vw, 100vw';

/**
 * The pictures of a listing in a list.
 *
 * @param images JSON text of paths relative to `base`; null, empty or malformed text means none
 */
export const allImages = (images: string | null | undefined, base: string): string[] =>
  parseJsonArray(images)
    .filter(isFilled)
    .map((path) => joinUrl(base, path));

/** The first picture of a listing in a list, or null for the placeholder. */
export const firstImage = (images: string | null | undefined, base: string): string | null =>
  allImages(images, base)[0] ?? null;

/** The gallery of a listing from its JSON text of `{url, type}`. Malformed text and entries are ignored. */
export const parseMedia = (images: string | null | undefined): Media[] =>
  parseJsonArray(images).filter(isMediaEntry).map(toMedia).filter(isSafe);

const toMedia = ({ url, type }: MediaEntry): Media => ({
  kind: type === 'image' ? 'image' : 'video',
  url,
});

interface MediaEntry {
  url: string;
  type?: unknown;
}

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isMediaEntry = (value: unknown): value is MediaEntry =>
  typeof value === 'object' && value !== null && 'url' in value && isFilled(value.url);

// A `javascript:` URL in a frame would run as this page, so players must have a web URL.
const isSafe = ({ kind, url }: Media) =>
  kind === 'image' || (/^https?:/i.test(url) && URL.canParse(url));

const joinUrl = (base: string, path: string) => {
  if (/^(https?:)?\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
};
