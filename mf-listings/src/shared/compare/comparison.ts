import { DeviceStore } from '../device/device-store';
import { isId, oneEach, readList, readText } from '../device/read-kept';

/** A home that is to be compared, as the bar at the foot of the page shows it. */
export interface ComparedHome {
  id: number;
  /** Null where the listing keeps the address back. */
  name: string | null;
  /** Where its picture lies, if it has one. */
  picture: string | null;
}

/** More columns than these are no help side by side. */
export const MOST_COMPARED = 4;

/** The first one chosen stands first, as it does in the table. */
export const comparison = new DeviceStore<ComparedHome[]>({
  key: 'comparison',
  empty: [],
  read: (stored) => oneEach(readList(stored, MOST_COMPARED, readCompared)),
});

export const isCompared = (id: number) => (chosen: ComparedHome[]) =>
  chosen.some((each) => each.id === id);

/** @returns false where as many are chosen as can be compared */
export const addToComparison = (home: ComparedHome): boolean => {
  if (comparison.now().value.length >= MOST_COMPARED) return false;
  void comparison.change((chosen) =>
    isCompared(home.id)(chosen) ? chosen : [...chosen, home].slice(0, MOST_COMPARED),
  );
  return true;
};

export const dropFromComparison = (id: number): void => {
  void comparison.change((chosen) => chosen.filter((each) => each.id !== id));
};

export const clearComparison = (): void => {
  void comparison.change(() => []);
};

const readCompared = ({ id, name, picture }: Record<string, unknown>): ComparedHome | undefined =>
  isId(id) ? { id, name: readText(name), picture: readPicture(picture) } : undefined;

const readPicture = (value: unknown) => {
  const address = readText(value);
  return address && /^(https?:)?\//i.test(address) ? address : null;
};
