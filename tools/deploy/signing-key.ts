import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RegistryEntry, signEntry } from '@phantom/registry';
import { DeployFailure, EXIT } from './failure.js';

/**
 * What signs entries with the key in a file: Ed25519, PKCS #8, PEM.
 *
 * @throws DeployFailure if the file holds no such key
 */
export const signerOf = (file: string): ((entry: RegistryEntry) => RegistryEntry) => {
  const key = privateKeyIn(file);
  return (entry: RegistryEntry) => signEntry(entry, key);
};

const privateKeyIn = (file: string): KeyObject => {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new Error(`it is of the kind ${key.asymmetricKeyType}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeployFailure(EXIT.usage, `${file} is no Ed25519 private key in PEM: ${reason}`);
  }
};
