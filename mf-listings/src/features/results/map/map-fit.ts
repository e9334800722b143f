import type { MapFit } from '@phantom/map';
import type { Search } from '../../../shared/search/search';
import type { FoundOnMap } from './api/find-on-map';
import { placeWindow } from './borough-windows';

/** Where the map has to go in this turn; null as long as that is not known, and once it is there. */
export const mapFit = (
  { bounds, borough }: Search,
  turn: number,
  found: (FoundOnMap & { wholeOf: number | null }) | null,
): MapFit | null => {
  if (bounds) return { bounds, turn, isWindow: true };
  if (found?.wholeOf !== turn) return null;
  return { bounds: found.extent ?? placeWindow(borough), turn };
};
