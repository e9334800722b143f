import { generateKeyPairSync } from 'node:crypto';
import { isSignedBy, readPublicKeys, signEntry } from './sign-entry.js';
import { entryOf } from './testing/entry-fixtures.js';
import { parseEntry } from './validate-entry.js';

const team = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

describe('signEntry', () => {
  const signed = signEntry(entryOf('1', '2'), team.privateKey);

  it('returns a signature that is valid after the entry is written and read', () => {
    const read = parseEntry(JSON.stringify(signed, null, 2), 'listings');
    expect(isSignedBy(read, [other.publicKey, team.publicKey])).toBe(true);
  });

  it('is invalid for another key or changed content', () => {
    expect(isSignedBy(signed, [other.publicKey])).toBe(false);
    expect(isSignedBy({ ...signed, revision: 99 }, [team.publicKey])).toBe(false);
    expect(isSignedBy(entryOf('1'), [team.publicKey])).toBe(false);
    const stolen = signEntry(signed, other.privateKey).signature;
    const claimed = { key: signed.signature?.key ?? '', value: stolen?.value ?? '' };
    expect(isSignedBy({ ...signed, signature: claimed }, [team.publicKey])).toBe(false);
  });

  it('is valid when a file has several keys, for key rotation', () => {
    const pem = [other, team]
      .map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' }))
      .join('');
    expect(isSignedBy(signed, readPublicKeys(pem))).toBe(true);
  });
});
