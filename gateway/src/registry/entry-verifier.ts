import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSignedBy, readPublicKeys, type RegistryEntry } from '@phantom/registry';

/** An entry that the team of its micro frontend has not written, or not last. */
export class UntrustedEntryError extends Error {
  override readonly name = 'UntrustedEntryError';
}

/** Whose entries count: of each micro frontend those that a key in `<name>.pem` has signed. */
export class EntryVerifier {
  /** @param folder with the public keys; without one every entry counts */
  constructor(private readonly folder: string | undefined) {}

  /**
   * @param before the entry that it takes the place of
   * @throws UntrustedEntryError
   */
  async check(entry: RegistryEntry, before: RegistryEntry | undefined): Promise<void> {
    if (this.folder === undefined) return;
    if (!isSignedBy(entry, await keysIn(path.join(this.folder, `${entry.name}.pem`)))) {
      throw new UntrustedEntryError(`no key of ${entry.name} has signed its entry`);
    }
    // A signature is good for ever: an old entry could be put back with it.
    if (before && entry.revision < before.revision) {
      throw new UntrustedEntryError(
        `the entry of ${entry.name} goes back from revision ${before.revision} to ${entry.revision}`,
      );
    }
  }
}

/** Read with every changed entry: keys come and go without a restart. */
const keysIn = async (file: string) => readPublicKeys(await readFile(file, 'utf8').catch(() => ''));
