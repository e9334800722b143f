import type { ApiError } from '@phantom/mf-kit';
import { useState } from 'react';
import { settled } from '../../../shared/api/calls';
import { PART_NAMES, PARTS, type PartName, type Person } from '../../../shared/personal-data/parts';

export type Outcomes = Partial<Record<PartName, 'erased' | ApiError>>;

/** Erases service by service. The account comes last: the others find their data through it. */
export function useErasure(refresh: (person: Person) => Promise<void>) {
  const [outcomes, setOutcomes] = useState<Outcomes>({});

  const erase = async (person: Person) => {
    const others = PART_NAMES.filter((name) => name !== 'account');
    const results = await Promise.all(others.map((name) => eraseOne(name, person)));
    const all = Object.fromEntries(results) as Outcomes;
    if (Object.values(all).every((outcome) => outcome === 'erased')) {
      const [, outcome] = await eraseOne('account', person);
      all.account = outcome;
    }
    setOutcomes(all);
    // A failed reload does not change the outcome.
    await settled(refresh(person));
  };
  return { outcomes, erase, reset: () => setOutcomes({}) };
}

async function eraseOne(
  name: PartName,
  person: Person,
): Promise<readonly [PartName, 'erased' | ApiError]> {
  const outcome = await settled(PARTS[name].erase(person));
  return [name, 'value' in outcome ? 'erased' : outcome.error];
}
