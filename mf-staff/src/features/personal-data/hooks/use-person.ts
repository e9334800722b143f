import { useEffect, useRef, useState } from 'react';
import {
  PART_NAMES,
  PARTS,
  type PartName,
  type Person,
  type PersonalData,
} from '../../../shared/personal-data/parts';
import { settled, type Settled } from '../../../shared/settled';

/** What each part has answered; nothing while it is asked. */
export type Parts = Partial<Record<PartName, Settled<PersonalData>>>;

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
