import type { Entry } from '../api/entries';

/** A field that somebody else saved since the person here began to change it. */
export interface FieldConflict {
  path: string;
  /** Theirs, as it is now. */
  value: unknown;
  by: string;
}

/**
 * - `unsaved`, `saving`: less than two seconds behind.
 * - `offline`, `busy`: no response, or the server is too busy. It is tried again.
 * - `blocked`: some fields are invalid or in conflict; all others are saved.
 * - `refused`: the server refuses the whole change.
 */
export type SaveState =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'blocked' | 'refused';

export interface DraftState {
  entry: Entry;
  save: SaveState;
  /** Of the last save on this page, in milliseconds since 1970. */
  savedAt?: number;
  /** Why the server refuses the change. */
  problem?: string;
  /** The messages of the server, by path. */
  errors: Readonly<Record<string, string[]>>;
  conflicts: readonly FieldConflict[];
  /** When the changes were stored that an earlier visit left unsaved. */
  restoredFrom?: number;
}
