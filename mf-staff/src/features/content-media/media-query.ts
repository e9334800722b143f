import { CONTENT_SERVICES } from '../../shared/content-services';
import { MEDIA_KINDS } from '../../shared/media/media-api';

export const STATES = ['unused', 'missing-alt', 'deleted'] as const;
export const VIEWS = ['grid', 'list'] as const;

export const PAGE_SIZE = 40;

/** What the address asks for. Invalid values are ignored, so that every address works. */
export const readMediaQuery = (address: URLSearchParams) => ({
  service: oneOf(CONTENT_SERVICES, address.get('library')) ?? 'content',
  kind: oneOf(MEDIA_KINDS, address.get('kind')),
  state: oneOf(STATES, address.get('state')),
  view: oneOf(VIEWS, address.get('view')) ?? 'grid',
  search: (address.get('search') ?? '').trim().slice(0, 100),
  page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
});

export type MediaPageQuery = ReturnType<typeof readMediaQuery>;

/** The id of the file that is open. */
export function readFile(address: URLSearchParams): number | undefined {
  const id = address.get('file') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((each) => each === text);
