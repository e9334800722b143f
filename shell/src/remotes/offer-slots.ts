import { provideSlots, type FindSlot, type SlotModule, type SlotName } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { tellFailed, tellLoaded } from '../reports/outcome';
import { deadline } from './deadline';
import type { RemoteSource } from './remote-source';

/** Gets a module that a remote exposes, from one source. */
export type FetchModule = (name: string, source: RemoteSource, module: string) => Promise<unknown>;

const PATIENCE_MS = 8_000;

/** Lets pages find what other remotes offer for their slots, as the remotes declare it. */
export function offerSlots(remotes: BootRemote[], fetchModule: FetchModule): void {
  const find: FindSlot = (slot) => {
    const remote = remotes.find(({ declaration }) => declaration.slots?.[slot]);
    return remote && (() => openSlot(remote, slot, fetchModule));
  };
  provideSlots(find);
}

/** Only from the version that the page has: a page goes on well without. */
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
    tellLoaded(name, remote, performance.now() - begin);
    return (exposed as { slot: SlotModule<Name> }).slot;
  } catch (error) {
    tellFailed(name, remote, error);
    return undefined;
  }
}
