export { changeEntry } from './change-entry.js';
export { readFolder, writeAtomically } from './file-system.js';
export { openStore } from './open-store.js';
export {
  StoreBusyError,
  StoreConflictError,
  StoreDamagedError,
  StoreRefusedError,
} from './store-error.js';
export type { BundleFile, Store, StoredEntry } from './store.js';
