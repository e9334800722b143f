import { ApiError } from '@phantom/mf-kit';
import {
  getEntry,
  reportPresence,
  saveDraft,
  type Entry,
  type EntryRef,
  type FieldChange,
} from '../api/entries';
import type { ChangeStore, StoredChanges } from './change-store';
import type { DraftState, FieldConflict, SaveState } from './draft-state';
import { isSameValue, valueAt } from './entry-data';

/** Milliseconds from the first change to its save. */
const SAVE_DELAY = 800;
const LONGEST_PAUSE = 30_000;
/** Milliseconds between two reports that the entry is open. */
const PRESENCE_INTERVAL = 10_000;

const isInside = (path: string, part: string) => part === path || part.startsWith(`${path}.`);

/** The draft of an entry in the editor: it saves changed fields by itself, and stores on the device what the server does not have yet. */
export class DraftSession {
  private state: DraftState;
  private readonly changes = new Map<string, unknown>();
  /** The values as fields know them: the same object until it changes. */
  private readonly known = new Map<string, unknown>();
  /** The version that the changes were made from. */
  private version: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flight: Promise<void> | undefined;
  private failures = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly ref: EntryRef,
    entry: Entry,
    private readonly store: ChangeStore,
    stored?: StoredChanges,
  ) {
    this.version = Math.min(stored?.version ?? entry.version, entry.version);
    for (const { path, value } of stored?.changes ?? []) this.changes.set(path, value);
    this.state = {
      entry,
      save: stored ? 'unsaved' : 'saved',
      errors: {},
      conflicts: [],
      restoredFrom: stored?.storedAt,
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly getState = () => this.state;

  /** The value of a field with its unsaved change. The same object until it changes. */
  readonly valueOf = (path: string): unknown => {
    if (!this.known.has(path)) {
      const { draft } = this.state.entry;
      this.known.set(path, this.changes.has(path) ? this.changes.get(path) : valueAt(draft, path));
    }
    return this.known.get(path);
  };

  /** Starts to save and to report presence; returns the function that stops it. */
  start(): () => void {
    const saveNow = () => void this.flush();
    const saveLast = () => void this.flush(true);
    const presence = setInterval(() => void this.reportPresence(), PRESENCE_INTERVAL);
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', saveLast);
    if (this.changes.size > 0) this.schedule();
    if (this.state.entry.state !== 'deleted') void this.reportPresence();
    return () => {
      clearInterval(presence);
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', saveLast);
      void this.flush();
    };
  }

  /** Changes a field; null removes its value. */
  set(path: string, value: unknown): void {
    this.known.set(path, value);
    this.changes.set(path, value === '' ? null : value);
    this.persist();
    const { errors } = this.state;
    const others = Object.entries(errors).filter(([each]) => !isInside(path, each));
    const isSame = others.length === Object.keys(errors).length;
    const rest = isSame ? errors : Object.fromEntries(others);
    this.update({ save: 'unsaved', problem: undefined, errors: rest });
    this.schedule();
  }

  /**
   * Saves at once.
   *
   * @param isLast whether the page is being closed
   * @returns whether the server has all changes
   */
  async flush(isLast = false): Promise<boolean> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.flight) await this.flight;
    const sent = this.sendable();
    if (sent.length > 0) {
      this.flight = this.send(sent, isLast);
      await this.flight;
      this.flight = undefined;
      if (this.sendable().length > 0 && isRetried(this.state.save)) this.schedule(this.pause());
    }
    return this.changes.size === 0;
  }

  /** Ends a conflict: the own value is saved, or the other one shown. */
  resolve(path: string, choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') {
      this.changes.delete(path);
      this.known.set(path, valueAt(this.state.entry.draft, path));
    }
    this.persist();
    this.update({
      conflicts: this.state.conflicts.filter((each) => each.path !== path),
      save: this.changes.size > 0 ? 'unsaved' : 'saved',
    });
    if (this.changes.size > 0) this.schedule();
  }

  /**
   * Changes the entry by another call than a save.
   *
   * @param call gets the version that the person has seen
   * @throws ApiError; after a conflict the current entry is shown
   */
  async run(call: (version: number) => Promise<Entry>): Promise<Entry> {
    try {
      const entry = await call(this.state.entry.version);
      this.show(entry);
      return entry;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) this.show(await getEntry(this.ref));
      throw error;
    }
  }

  private async reportPresence(): Promise<void> {
    try {
      const entry = await reportPresence(this.ref);
      if (entry.version >= this.state.entry.version && !this.flight) this.show(entry);
    } catch (error) {
      // The next report tries again.
      if (!(error instanceof ApiError)) reportError(error);
    }
  }

  /** Changes whose fields are neither in conflict nor invalid. */
  private sendable(): FieldChange[] {
    const { conflicts, errors } = this.state;
    const invalid = Object.keys(errors);
    return [...this.changes]
      .filter(([path]) => !conflicts.some((each) => each.path === path))
      .filter(([path]) => !invalid.some((each) => isInside(path, each)))
      .map(([path, value]) => ({ path, value }));
  }

  private schedule(delay = SAVE_DELAY): void {
    if (!this.flight) this.timer ??= setTimeout(() => void this.flush(), delay);
  }

  private async send(changes: FieldChange[], isLast: boolean): Promise<void> {
    this.update({ save: 'saving' });
    try {
      const { version } = this;
      this.settle(await saveDraft(this.ref, { version, changes }, isLast), changes);
    } catch (error) {
      this.fail(error, changes);
    }
  }

  private settle(entry: Entry, sent: FieldChange[]): void {
    this.failures = 0;
    const refused = new Set(entry.conflicts.map(({ path }) => path));
    for (const { path, value } of sent) {
      const isUnchanged = this.changes.get(path) === value;
      if (!refused.has(path) && isUnchanged) this.changes.delete(path);
    }
    const conflicts = [
      ...this.state.conflicts,
      ...entry.conflicts,
      ...this.missedConflicts(entry, sent),
    ];
    this.version = entry.version;
    this.adopt(entry);
    this.persist();
    this.update({ entry, conflicts, savedAt: Date.now() });
    this.update({ save: this.restState() });
  }

  /** Fields that were changed here while the save was under way, and by somebody else before. */
  private missedConflicts(entry: Entry, sent: FieldChange[]): FieldConflict[] {
    return [...this.changes].flatMap(([path, mine]) => {
      if (sent.some((each) => each.path === path)) return [];
      if (this.state.conflicts.some((each) => each.path === path)) return [];
      const value = valueAt(entry.draft, path);
      const isSame = isSameValue(value, valueAt(this.state.entry.draft, path));
      if (isSame || isSameValue(value, mine)) return [];
      return [{ path, value, by: entry.updated_by ?? '' }];
    });
  }

  private restState(): SaveState {
    if (this.changes.size === 0) return 'saved';
    return this.sendable().length > 0 ? 'unsaved' : 'blocked';
  }

  private fail(error: unknown, sent: FieldChange[]): void {
    const failure = error instanceof ApiError ? error : new ApiError('', 0);
    if (!(error instanceof ApiError)) reportError(error);
    const { status, message, errors } = failure;
    if (status === 401) return this.update({ save: 'signed-out' });
    if (status === 0 || status === 408 || status === 429 || status >= 500) {
      this.failures += 1;
      return this.update({ save: status === 0 ? 'offline' : 'busy' });
    }
    const isOfField = Object.keys(errors).some((part) =>
      sent.some(({ path }) => isInside(path, part)),
    );
    if (!isOfField) return this.update({ save: 'refused', problem: message });
    this.update({ errors: { ...this.state.errors, ...errors } });
    this.update({ save: this.restState() });
  }

  private pause(): number {
    return this.failures > 0
      ? Math.min(SAVE_DELAY * 2 ** (this.failures - 1), LONGEST_PAUSE)
      : SAVE_DELAY;
  }

  private show(entry: Entry): void {
    this.adopt(entry);
    // Changes still come from the version that they were made from.
    if (this.changes.size === 0) this.version = entry.version;
    this.update({ entry });
  }

  /** Takes the values of the server, except those that are changed here. */
  private adopt(entry: Entry): void {
    for (const [path, value] of this.known) {
      if (this.changes.has(path)) continue;
      const current = valueAt(entry.draft, path);
      if (!isSameValue(value, current) && !(value === '' && current === null)) {
        this.known.set(path, current);
      }
    }
  }

  private persist(): void {
    if (this.changes.size === 0) return this.store.clear();
    const changes = [...this.changes].map(([path, value]) => ({ path, value }));
    this.store.save({ version: this.version, changes, storedAt: Date.now() });
  }

  private update(part: Partial<DraftState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

const isRetried = (save: SaveState) => !['signed-out', 'refused', 'blocked'].includes(save);
