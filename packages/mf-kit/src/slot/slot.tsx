import { findSlot, useHydrated, type SlotContracts, type SlotName } from '@phantom/mf-kit';
import { SlotPlace } from './slot-place';

type Props<Name extends SlotName> = { name: Name } & SlotContracts[Name];

/**
 * A place for what another remote offers. Where none does it shows nothing and asks for nothing; else it is filled
 * once the visitor comes near. No server draws it.
 */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  const open = useHydrated() ? findSlot(name) : undefined;
  if (!open) return null;
  const asked = props as unknown as SlotContracts[Name];
  return <SlotPlace key={JSON.stringify([name, asked])} {...{ name, open, asked }} />;
}
