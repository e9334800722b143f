import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RegistryEntry, signEntry } from '@phantom/registry';
import { EntryVerifier, UntrustedEntryError } from './entry-verifier.js';

const entryOf = (name: string, revision = 2): RegistryEntry => ({
  format: 1,
  name,
  revision,
  versions: [],
  history: [],
});

describe('EntryVerifier', () => {
  const team = generateKeyPairSync('ed25519');
  let folder: string;
  let trust: EntryVerifier;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
    const pem = team.publicKey.export({ type: 'spki', format: 'pem' });
    await writeFile(path.join(folder, 'listings.pem'), pem);
    trust = new EntryVerifier(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('accepts a signed entry, and refuses an older one after it', async () => {
    const signed = signEntry(entryOf('listings'), team.privateKey);
    await trust.check(signed, undefined);
    await trust.check(signed, entryOf('listings', 1));
    const back = trust.check(signed, entryOf('listings', 3));
    await expect(back).rejects.toThrow(UntrustedEntryError);
  });

  it.each([
    ['nobody has signed', entryOf('listings')],
    ["another remote's team has signed", signEntry(entryOf('portfolio'), team.privateKey)],
  ])('refuses an entry that %s', async (_what, entry) => {
    await expect(trust.check(entry, undefined)).rejects.toThrow(/has signed its entry/);
  });

  it('accepts every entry without keys', async () => {
    await expect(new EntryVerifier(undefined).check(entryOf('listings'), undefined)).resolves.toBe(
      undefined,
    );
  });
});
