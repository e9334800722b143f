import type { ReactNode } from 'react';
import type { SlotContracts, SlotName } from '../contracts';
import type { LocaleLoader } from '../i18n/translations';

/** What a remote exposes for a slot; made by `defineSlot`. */
export interface SlotModule<Name extends SlotName> {
  /** The name in remote.json: whose texts and styles the content needs. */
  remote: string;
  locales: LocaleLoader;
  /** Loads the data and renders it. */
  draw: (props: SlotContracts[Name], signal: AbortSignal) => Promise<ReactNode>;
}

/** Loads the module that fills a slot; undefined when it cannot be loaded. */
export type OpenSlot<Name extends SlotName> = () => Promise<SlotModule<Name> | undefined>;

/** Finds the remote that fills a slot. */
export type FindSlot = <Name extends SlotName>(name: Name) => OpenSlot<Name> | undefined;

let find: FindSlot = () => undefined;

/** The shell calls it before it shows a section. */
export function provideSlots(host: FindSlot): void {
  find = host;
}

export const findSlot: FindSlot = (name) => find(name);
