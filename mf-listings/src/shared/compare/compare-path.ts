import { isId } from '../device/read-kept';

const PATH = '/listings/compare';

/** The address of a comparison: it holds the homes, so that it can be shared. */
export const comparePath = (ids: number[]): string =>
  ids.length > 0 ? `${PATH}?ids=${ids.join(',')}` : PATH;

/** The homes of such an address, each once; what cannot be the number of a home is left out. */
export const readComparedIds = (search: URLSearchParams): number[] => [
  ...new Set((search.get('ids') ?? '').split(',').map(toId).filter(isId)),
];

const toId = (text: string) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN);
