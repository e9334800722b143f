import { useEffect, useRef, useState } from 'react';
import { settled, type Settled } from '../../../shared/api/calls';
import {
  PART_NAMES,
  PARTS,
  type PartName,
  type Person,
  type PersonalData,
  type Records,
} from '../../../shared/personal-data/parts';

type Parts = Partial<Record<PartName, Settled<PersonalData>>>;

export interface PersonSearchResult {
  person: Person;
  parts: Parts;
}

/** Loads the data of a person from all services: first from the accounts, which identify the person. */
export function usePerson() {
  const [found, setFound] = useState<PersonSearchResult>();
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const loadPart = async (name: PartName, person: Person, { signal }: AbortController) => {
    const outcome = await settled(PARTS[name].get(person, signal));
    // Another search has started.
    if (signal.aborted) return;
    setFound((before) => before && { ...before, parts: { ...before.parts, [name]: outcome } });
  };

  /** @throws ApiError when the account service does not respond: the others need its identification */
  const find = async (query: Person) => {
    controllerRef.current?.abort();
    const controller = (controllerRef.current = new AbortController());
    const account = await PARTS.account.get(query, controller.signal);
    const { email, account_id: id, names } = account.person;
    const person = { email, names, account_id: id ?? undefined };
    setFound({ person, parts: { account: { value: account } } });
    for (const name of PART_NAMES) {
      if (name !== 'account') void loadPart(name, person, controller);
    }
  };

  const retryPart = (name: PartName) => {
    if (!found || !controllerRef.current) return;
    setFound({ ...found, parts: { ...found.parts, [name]: undefined } });
    void loadPart(name, found.person, controllerRef.current);
  };
  return { found, find, retryPart };
}

export const answeredParts = (parts: Parts) =>
  Object.fromEntries(
    PART_NAMES.flatMap((name) => {
      const part = parts[name];
      return part && 'value' in part ? [[name, part.value] as const] : [];
    }),
  ) as Partial<Record<(typeof PART_NAMES)[number], PersonalData>>;

export const allRecords = (parts: Parts): Records[] =>
  Object.values(answeredParts(parts)).flatMap(({ list }) => list);

export const isComplete = (parts: Parts): boolean =>
  Object.keys(answeredParts(parts)).length === PART_NAMES.length;
