import { createStore, get, update, type UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { withDeviceTimeout } from './device-timeout';

/** A value on the visitor's device, as the page knows it. */
interface Stored<Value> {
  value: Value;
  /** `reading` until the device responds, and on a server. `memory` when the device stores nothing. */
  state: 'reading' | 'stored' | 'memory';
}

type Change<Value> = (value: Value) => Value;

interface Options<Value> {
  key: string;
  /** JSON, as all values are. */
  empty: Value;
  /** Validates a stored value, whoever wrote it, and limits its size. */
  read: (stored: unknown) => Value;
}

let database: UseStore | undefined;

/**
 * One value on the visitor's device, synchronized over all open tabs. It is stored in IndexedDB, which survives a
 * logout. When that is refused, changes last until the page is closed. Made for `useSyncExternalStore`. It touches
 * nothing before it is used.
 */
export class DeviceStore<Value> {
  private readonly initial: Stored<Value>;
  private snapshot: Stored<Value>;
  /** The last known content of IndexedDB. */
  private stored: Value;
  /** Changes that are not stored yet, oldest first. */
  private unsaved: Change<Value>[] = [];
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | undefined;
  private work = Promise.resolve();

  constructor(private readonly options: Options<Value>) {
    this.initial = { value: options.empty, state: 'reading' };
    this.snapshot = this.initial;
    this.stored = options.empty;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.listen();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.channel?.close();
      this.channel = undefined;
    };
  };

  /** The same object until something changes. */
  readonly getSnapshot = () => this.snapshot;

  /** The value on a server, and until hydration. */
  readonly getServerSnapshot = () => this.initial;

  /**
   * Changes the value at once, and the stored one as soon as the device allows it.
   *
   * @param change is applied again to what other tabs have stored meanwhile, so it must be relative: add an entry,
   * not replace the list
   * @returns resolves when the device has responded; never rejects
   */
  change(change: Change<Value>): Promise<void> {
    this.unsaved.push(change);
    this.publish({ ...this.snapshot, value: change(this.snapshot.value) });
    return this.sync();
  }

  /** The value, as soon as the device has responded. Never rejects. */
  async read(): Promise<Value> {
    await this.sync();
    return this.snapshot.value;
  }

  private listen(): void {
    this.channel = openTabChannel(this.channelName);
    if (this.channel) this.channel.onmessage = () => void this.sync();
    void this.sync();
  }

  /** One after the other: responses must not overtake each other. */
  private sync(): Promise<void> {
    this.work = this.work.then(() => (this.unsaved.length > 0 ? this.save() : this.load()));
    return this.work;
  }

  private async load(): Promise<void> {
    const { key, read } = this.options;
    await this.use(async (device) => {
      const stored = read(await get(key, device));
      return () => {
        this.stored = stored;
      };
    });
  }

  private async save(): Promise<void> {
    const { key, read } = this.options;
    const sent = [...this.unsaved];
    await this.use(async (device) => {
      let saved = this.stored;
      // One transaction, so that concurrent changes of two tabs are both stored.
      await update(key, (stored) => (saved = applied(sent, read(stored))), device);
      return () => {
        this.stored = saved;
        this.unsaved = this.unsaved.slice(sent.length);
        this.notifyOtherTabs();
      };
    });
  }

  /** @param step returns the function that commits its result, if it comes in time */
  private async use(step: (device: UseStore) => Promise<() => void>): Promise<void> {
    let state: Stored<Value>['state'] = 'stored';
    try {
      const result = step((database ??= createStore('mf-listings', 'kept')));
      const commit = await withDeviceTimeout(result, () => void this.sync());
      commit();
    } catch {
      // Refused, full, broken or silent. The visitor is notified, and the next change tries again.
      database = undefined;
      state = 'memory';
    }
    this.publish({ value: applied(this.unsaved, this.stored), state });
  }

  private publish(snapshot: Stored<Value>): void {
    if (isSame(snapshot, this.snapshot)) return;
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }

  private notifyOtherTabs(): void {
    const channel = this.channel ?? openTabChannel(this.channelName);
    channel?.postMessage(null);
    if (channel !== this.channel) channel?.close();
  }

  private get channelName() {
    return `mf-listings:${this.options.key}`;
  }
}

// Values are JSON. An equal copy from the device must not cause a render.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const applied = <Value>(changes: Change<Value>[], value: Value) =>
  changes.reduce((changed, change) => change(changed), value);

/**
 * Undefined when the browser lacks BroadcastChannel or refuses it. Other tabs then read the change when they are
 * loaded.
 */
const openTabChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/** The stored value, in step with all tabs. Its state is `reading` on a server and until the device responds. */
export const useStored = <Value>(store: DeviceStore<Value>): Stored<Value> =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);

/** A part of the stored value. Renders only when it changes, so it must be a primitive. */
export const useStoredPart = <Value, Part extends string | number | boolean | null>(
  store: DeviceStore<Value>,
  part: (value: Value) => Part,
): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.getSnapshot().value),
    () => part(store.getServerSnapshot().value),
  );
