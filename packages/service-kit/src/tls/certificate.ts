import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { StartupError } from '../errors/startup-error.js';

/** PEM, as a server of `node:tls` takes them. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * Reads the pair that a folder holds, named as Kubernetes and cert-manager name them.
 *
 * @throws Error where a file is missing, or the key is not that of the certificate
 */
export function readCertificate(folder: string): Certificate {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pair = { cert: read('tls.crt'), key: read('tls.key') };
  createSecureContext(pair);
  return pair;
}

/** The same at boot. @throws StartupError with one line that names the folder */
export function requireCertificate(folder: string): Certificate {
  try {
    return readCertificate(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`TLS_DIR ${folder} has no usable tls.crt and tls.key: ${reason}`);
  }
}
