import { createStore, get, update, type UseStore } from 'idb-keyval';
import { inTime } from './in-time';
import { openTabChannel } from './tab-channel';

/** What is kept on the visitor's device, as the page knows it. */
export interface Kept<Value> {
  value: Value;
  /** `reading` until the device has answered, and on a server; `memory` where it keeps nothing. */
  state: 'reading' | 'kept' | 'memory';
}

type Change<Value> = (value: Value) => Value;

interface Options<Value> {
  /** Names the value on the device. */
  key: string;
  /** Survives JSON, as all values do. */
  empty: Value;
  /** Makes what lies on the device usable, whoever wrote it; within the bounds of what is kept. */
  read: (stored: unknown) => Value;
}

let database: UseStore | undefined;

/**
 * One value on the visitor's device, in step over all open tabs: in IndexedDB, which outlives a logout. Where that is
 * refused, changes last until the page is closed. For `useSyncExternalStore`; touches nothing before it is used.
 */
export class DeviceStore<Value> {
  private readonly initial: Kept<Value>;
  private kept: Kept<Value>;
  /** What the device is known to hold. */
  private stored: Value;
  /** What it does not hold yet, oldest first. */
  private unsaved: Change<Value>[] = [];
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | undefined;
  private work = Promise.resolve();

  constructor(private readonly options: Options<Value>) {
    this.initial = { value: options.empty, state: 'reading' };
    this.kept = this.initial;
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
  readonly now = () => this.kept;

  /** What a server shows, and a page until it is hydrated. */
  readonly atFirst = () => this.initial;

  /**
   * Changes the value at once, and the device's as soon as it lets us.
   *
   * @param change is run again on what other tabs have kept meanwhile: `add this`, not `replace the list`
   * @returns settles when the device has answered; never fails
   */
  change(change: Change<Value>): Promise<void> {
    this.unsaved.push(change);
    this.tell({ ...this.kept, value: change(this.kept.value) });
    return this.sync();
  }

  /** The value, as soon as the device has answered; never fails. */
  async read(): Promise<Value> {
    await this.sync();
    return this.kept.value;
  }

  private listen(): void {
    this.channel = openTabChannel(this.channelName);
    if (this.channel) this.channel.onmessage = () => void this.sync();
    void this.sync();
  }

  /** One after the other: an answer must not overtake the next. */
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
      // In one transaction: what two tabs keep at the same time is both there.
      await update(key, (stored) => (saved = applied(sent, read(stored))), device);
      return () => {
        this.stored = saved;
        this.unsaved = this.unsaved.slice(sent.length);
        this.tellOtherTabs();
      };
    });
  }

  /** @param step gives what is to be done with the answer, if it comes in time */
  private async use(step: (device: UseStore) => Promise<() => void>): Promise<void> {
    let state: Kept<Value>['state'] = 'kept';
    try {
      const answer = step((database ??= createStore('mf-listings', 'kept')));
      const take = await inTime(answer, () => void this.sync());
      take();
    } catch {
      // Refused, full, broken or silent: the visitor is told, and the next change tries anew.
      database = undefined;
      state = 'memory';
    }
    this.tell({ value: applied(this.unsaved, this.stored), state });
  }

  private tell(kept: Kept<Value>): void {
    if (isSame(kept, this.kept)) return;
    this.kept = kept;
    for (const listener of this.listeners) listener();
  }

  private tellOtherTabs(): void {
    const channel = this.channel ?? openTabChannel(this.channelName);
    channel?.postMessage(null);
    if (channel !== this.channel) channel?.close();
  }

  private get channelName() {
    return `mf-listings:${this.options.key}`;
  }
}

// What is kept survives JSON: the device's copy is no reason to draw everything anew.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const applied = <Value>(changes: Change<Value>[], value: Value) =>
  changes.reduce((changed, change) => change(changed), value);
