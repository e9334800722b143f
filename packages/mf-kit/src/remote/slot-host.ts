import type { ReactNode } from 'react';
import type { SlotContracts, SlotName } from '../contracts/slots';
import type { LocaleLoader } from '../i18n/translations';

/** What a remote exposes for a slot: made by `defineSlot`. */
export interface SlotModule<Name extends SlotName> {
  /** Its name, as in remote.json: whose texts and styles it needs. */
  remote: string;
  locales: LocaleLoader;
  /** Loads what there is to show, and answers it drawn. */
  draw: (props: SlotContracts[Name], signal: AbortSignal) => Promise<ReactNode>;
}

/** Fetches what fills a slot; undefined where it cannot be had. */
export type OpenSlot<Name extends SlotName> = () => Promise<SlotModule<Name> | undefined>;

/** Finds who offers a slot; undefined, at once, where nobody does. */
export type FindSlot = <Name extends SlotName>(name: Name) => OpenSlot<Name> | undefined;

let find: FindSlot = () => undefined;

/** Tells who offers what; the shell calls it, before a section is shown. */
export function provideSlots(host: FindSlot): void {
  find = host;
}

/** Who offers a slot on this page. */
export const findSlot: FindSlot = (name) => find(name);
