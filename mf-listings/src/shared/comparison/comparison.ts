import { DeviceStore } from '../device/device-store';
import { hasId, isId, readList, readText, uniqueById } from '../device/stored-values';

export interface ComparedListing {
  id: number;
  /** Null when the listing withholds its address. */
  name: string | null;
  picture: string | null;
}

/** More columns do not help a comparison. */
export const MAX_COMPARED = 4;

/** The first one added stands first, as in the table. */
export const comparison = new DeviceStore<ComparedListing[]>({
  key: 'comparison',
  empty: [],
  read: (stored) => uniqueById(readList(stored, MAX_COMPARED, readCompared)),
});

/** @returns false when the comparison is full */
export const addToComparison = (listing: ComparedListing): boolean => {
  if (comparison.getSnapshot().value.length >= MAX_COMPARED) return false;
  void comparison.change((chosen) =>
    hasId(chosen, listing.id) ? chosen : [...chosen, listing].slice(0, MAX_COMPARED),
  );
  return true;
};

export const removeFromComparison = (id: number): void => {
  void comparison.change((chosen) => chosen.filter((each) => each.id !== id));
};

export const clearComparison = (): void => {
  void comparison.change(() => []);
};

const readCompared = ({ id, name, picture }: Record<string, unknown>) =>
  isId(id) ? { id, name: readText(name), picture: readPictureUrl(picture) } : undefined;

const readPictureUrl = (value: unknown) => {
  const address = readText(value);
  return address && /^(https?:)?\//i.test(address) ? address : null;
};

const PATH = '/listings/compare';

/** The URL of a comparison. It holds the ids, so that it can be shared. */
export const comparePath = (ids: number[]): string =>
  ids.length > 0 ? `${PATH}?ids=${ids.join(',')}` : PATH;

export const readComparedIds = (search: URLSearchParams): number[] => [
  ...new Set((search.get('ids') ?? '').split(',').map(toId).filter(isId)),
];

const toId = (text: string) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN);
