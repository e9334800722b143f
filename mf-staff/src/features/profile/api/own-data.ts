import {
  PART_NAMES,
  PARTS,
  type PartName,
  type PersonalData,
} from '../../../shared/personal-data/parts';
import { settled } from '../../../shared/settled';

/** What is kept of whoever is signed in, by the parts that answer. */
export async function ownData(
  signal: AbortSignal,
): Promise<Partial<Record<PartName, PersonalData>>> {
  const told = await Promise.all(
    PART_NAMES.map(async (name) => [name, await settled(PARTS[name].own(signal))] as const),
  );
  return Object.fromEntries(
    told.flatMap(([name, part]) => ('value' in part ? [[name, part.value]] : [])),
  );
}
