import type { ApiError } from '@phantom/mf-kit';
import { useState } from 'react';
import { settled } from '../../../shared/api/calls';
import { PART_NAMES, type PartName, PARTS, type Person } from '../../../shared/personal-data/parts';

/** What became of the parts: erased, or why not. */
export type Outcomes = Partial<Record<PartName, 'erased' | ApiError>>;

/**
 * Erases a person part by part. The account goes last: while a part still has something, it is found by the account.
 *
 * @param again looks at what is left
 */
export function useErasure(again: (person: Person) => Promise<void>) {
  const [outcomes, setOutcomes] = useState<Outcomes>({});

  const erase = async (person: Person) => {
    const others = PART_NAMES.filter((name) => name !== 'account');
    const told = await Promise.all(others.map((name) => eraseOne(name, person)));
    const all = Object.fromEntries(told) as Outcomes;
    if (Object.values(all).every((outcome) => outcome === 'erased')) {
      const [, outcome] = await eraseOne('account', person);
      all.account = outcome;
    }
    setOutcomes(all);
    // What is left is looked at, but not known to be wrong where that fails: the outcome stands.
    await settled(again(person));
  };
  return { outcomes, erase, forget: () => setOutcomes({}) };
}

async function eraseOne(
  name: PartName,
  person: Person,
): Promise<readonly [PartName, 'erased' | ApiError]> {
  const outcome = await settled(PARTS[name].erase(person));
  return [name, 'value' in outcome ? 'erased' : outcome.error];
}
