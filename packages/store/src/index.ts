export type { BundleFile } from './bundle-file.js';
export { changeEntry } from './change-entry.js';
export { readFolder } from './read-folder.js';
export { openStore } from './open-store.js';
export {
  StoreBusyError,
  StoreConflictError,
  StoreDamagedError,
  StoreRefusedError,
} from './store-error.js';
export type { Store, StoredEntry } from './store.js';
export { writeAtomically } from './write-atomically.js';
