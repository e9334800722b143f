import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { withoutSignature } from './entry-revision.js';
import type { RegistryEntry } from './registry-entry.js';

/** Signs an entry, and replaces an earlier signature. */
export const signEntry = (entry: RegistryEntry, privateKey: KeyObject): RegistryEntry => {
  const content = withoutSignature(entry);
  const value = sign(null, bytesOf(content), privateKey).toString('base64url');
  return { ...content, signature: { key: keyId(createPublicKey(privateKey)), value } };
};

/** Tells whether the entry has a valid signature of one of the keys. */
export const isSignedBy = (entry: RegistryEntry, keys: readonly KeyObject[]): boolean => {
  const { signature } = entry;
  const key = keys.find((each) => keyId(each) === signature?.key);
  if (!signature || !key) return false;
  return verify(
    null,
    bytesOf(withoutSignature(entry)),
    key,
    Buffer.from(signature.value, 'base64url'),
  );
};

/** Reads all Ed25519 public keys from a PEM file. */
export const readPublicKeys = (text: string): KeyObject[] =>
  (text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []).map((pem) =>
    createPublicKey(pem),
  );

const bytesOf = (content: object): Buffer => Buffer.from(JSON.stringify(content));

/** The first 16 hex digits of the SHA-256 of the public key. */
const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
