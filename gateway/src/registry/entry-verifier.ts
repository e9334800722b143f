import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSignedBy, readPublicKeys, type RegistryEntry } from '@phantom/registry';

/** The entry is not signed by the team of its micro frontend, or is an older one. */
export class UntrustedEntryError extends Error {
  override readonly name = 'UntrustedEntryError';
}

/** Accepts the entries that a key in `<name>.pem` has signed. */
export class EntryVerifier {
  /** @param folder with the public keys; undefined accepts every entry */
  constructor(private readonly folder: string | undefined) {}

  /** @param before the entry that it replaces */
  async check(entry: RegistryEntry, before: RegistryEntry | undefined): Promise<void> {
    if (this.folder === undefined) return;
    if (!isSignedBy(entry, await keysIn(path.join(this.folder, `${entry.name}.pem`)))) {
      throw new UntrustedEntryError(`no key of ${entry.name} has signed its entry`);
    }
    // A signature does not expire: an old entry could be replayed.
    if (before && entry.revision < before.revision) {
      throw new UntrustedEntryError(
        `the entry of ${entry.name} goes back from revision ${before.revision} to ${entry.revision}`,
      );
    }
  }
}

/** Read with every changed entry: keys change without a restart. */
const keysIn = async (file: string) => readPublicKeys(await readFile(file, 'utf8').catch(() => ''));
