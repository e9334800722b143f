import { useSyncExternalStore } from 'react';
import type { DeviceStore, Kept } from './device-store';

/** What is kept on the device, up to date with every tab; `reading` on a server and until the device has answered. */
export const useKept = <Value>(store: DeviceStore<Value>): Kept<Value> =>
  useSyncExternalStore(store.subscribe, store.now, store.atFirst);

/** A part of what is kept: draws anew only when that changes. It has to be a text, a number or a truth. */
export const useKeptPart = <Value, Part extends string | number | boolean | null>(
  store: DeviceStore<Value>,
  part: (value: Value) => Part,
): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.now().value),
    () => part(store.atFirst().value),
  );
