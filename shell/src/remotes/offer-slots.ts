import { provideSlots, type FindSlot, type SlotModule, type SlotName } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { reportFailed, reportLoaded } from './reports';
import { deadline } from './failure';
import type { RemoteSource } from './remote-store';

type FetchModule = (name: string, source: RemoteSource, module: string) => Promise<unknown>;

const PATIENCE_MS = 8_000;

export function offerSlots(remotes: BootRemote[], fetchModule: FetchModule): void {
  const find: FindSlot = (slot) => {
    const remote = remotes.find(({ declaration }) => declaration.slots?.[slot]);
    return remote && (() => openSlot(remote, slot, fetchModule));
  };
  provideSlots(find);
}

/** Tries only the page's version: the page works without the slot. */
async function openSlot<Name extends SlotName>(
  { name, declaration, ...remote }: BootRemote,
  slot: Name,
  fetchModule: FetchModule,
): Promise<SlotModule<Name> | undefined> {
  const module = declaration.slots?.[slot] ?? '';
  const begin = performance.now();
  try {
    const fetched = fetchModule(name, remote, module);
    const exposed = await deadline(fetched, PATIENCE_MS, `${name} ${module}`);
    reportLoaded(name, remote, performance.now() - begin);
    return (exposed as { slot: SlotModule<Name> }).slot;
  } catch (error) {
    reportFailed(name, remote, error);
    return undefined;
  }
}
