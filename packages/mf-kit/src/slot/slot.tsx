import { findSlot, useHydrated, type SlotContracts, type SlotName } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { SlotPlace } from './slot-place';

type Props<Name extends SlotName> = {
  name: Name;
  /** Keeps the room of what is to come, from the server's HTML on: without it, what stands below moves down. */
  fallback?: ReactNode;
} & SlotContracts[Name];

/**
 * A place for what another remote offers. Where none does it shows nothing and asks for nothing; else it is filled
 * once the visitor comes near. No server draws it.
 */
export function Slot<Name extends SlotName>({ name, fallback, ...props }: Props<Name>) {
  // Who offers it is known in the browser alone.
  if (!useHydrated()) return fallback;
  const open = findSlot(name);
  if (!open) return null;
  const asked = props as unknown as SlotContracts[Name];
  return <SlotPlace key={JSON.stringify([name, asked])} {...{ name, open, asked, fallback }} />;
}
