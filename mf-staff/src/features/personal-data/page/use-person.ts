import { useEffect, useRef, useState } from 'react';
import { settled, type Settled } from '../../../shared/api/calls';
import {
  PART_NAMES,
  type PartName,
  PARTS,
  type Person,
  type PersonalData,
  type Records,
} from '../../../shared/personal-data/parts';

/** What each part has answered; nothing while it is asked. */
type Parts = Partial<Record<PartName, Settled<PersonalData>>>;

export interface Found {
  person: Person;
  parts: Parts;
}

/** Asks all parts for what they keep of a person: the accounts first, which know who it is. */
export function usePerson() {
  const [found, setFound] = useState<Found>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const ask = async (name: PartName, person: Person, { signal }: AbortController) => {
    const outcome = await settled(PARTS[name].tell(person, signal));
    // Somebody else was asked for meanwhile.
    if (signal.aborted) return;
    setFound((before) => before && { ...before, parts: { ...before.parts, [name]: outcome } });
  };

  /** @throws ApiError where the accounts do not answer: nobody knows then whom to ask the others for */
  const find = async (asked: Person) => {
    underWay.current?.abort();
    const controller = (underWay.current = new AbortController());
    const account = await PARTS.account.tell(asked, controller.signal);
    const { email, account_id: id, names } = account.person;
    const person = { email, names, account_id: id ?? undefined };
    setFound({ person, parts: { account: { value: account } } });
    for (const name of PART_NAMES) {
      if (name !== 'account') void ask(name, person, controller);
    }
  };

  const askAgain = (name: PartName) => {
    if (!found || !underWay.current) return;
    setFound({ ...found, parts: { ...found.parts, [name]: undefined } });
    void ask(name, found.person, underWay.current);
  };
  return { found, find, askAgain };
}

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
