import type { LocaleLoader, SlotContracts, SlotModule, SlotName } from '@phantom/mf-kit';
import type { ComponentType } from 'react';

export interface SlotDefinition<Name extends SlotName, Data> {
  /** As in remote.json; also the namespace of its texts. */
  remote: string;
  locales: LocaleLoader;
  load: (props: SlotContracts[Name], signal: AbortSignal) => Promise<Data>;
  Component: ComponentType<{ data: Data }>;
}

/** Makes the module that a remote exposes for a slot: the export `slot` of `src/slots/<name>.tsx`. */
export function defineSlot<Name extends SlotName, Data>(
  _name: Name,
  { remote, locales, load, Component }: SlotDefinition<Name, Data>,
): SlotModule<Name> {
  return {
    remote,
    locales,
    draw: async (props, signal) => <Component data={await load(props, signal)} />,
  };
}
