import { useLocation } from '@phantom/mf-kit';
import { useWantedLocation } from '../../hooks/use-wanted-location';

/** Moves of the map that follow each other carry the same mark in their entries of the history. */
interface MapStep {
  /** The entry that the first of them was made on. */
  mapMovedOn: string;
}

/**
 * How the next move of the map goes into the history: those that follow each other are one step, so that Back leads to
 * what was there before the map was moved, and not along the way.
 */
export const useMapStep = () => {
  const shown = useLocation();
  const wanted = useWantedLocation();
  const origin = originOf(shown.state);
  // What is on its way has no entry yet, which another move could take the place of.
  const goesOn = origin !== undefined && originOf(wanted.state) === origin;
  const state: MapStep = { mapMovedOn: goesOn ? origin : shown.key };
  return { replace: goesOn, state };
};

const originOf = (state: unknown) => (state as Partial<MapStep> | null)?.mapMovedOn;
