import { PART_NAMES, type PersonalData, type Records } from '../../shared/personal-data/parts';
import type { Parts } from './hooks/use-person';

/** The parts that have answered. */
export const answered = (parts: Parts) =>
  Object.fromEntries(
    PART_NAMES.flatMap((name) => {
      const part = parts[name];
      return part && 'value' in part ? [[name, part.value] as const] : [];
    }),
  ) as Partial<Record<(typeof PART_NAMES)[number], PersonalData>>;

export const allRecords = (parts: Parts): Records[] =>
  Object.values(answered(parts)).flatMap(({ list }) => list);

/** Whether every part has told what it keeps. */
export const isWhole = (parts: Parts): boolean =>
  Object.keys(answered(parts)).length === PART_NAMES.length;
