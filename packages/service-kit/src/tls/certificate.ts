import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext, type Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { StartupError } from '../errors/app-error.js';

/** PEM, for `node:tls`. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Reads the pair of a folder, named as by Kubernetes and cert-manager. @throws Error where it is missing or does not match */
export function readCertificate(folder: string): Certificate {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pair = { cert: read('tls.crt'), key: read('tls.key') };
  createSecureContext(pair);
  return pair;
}

/** The same at the start. @throws StartupError with one line that names the folder */
export function requireCertificate(folder: string): Certificate {
  try {
    return readCertificate(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`TLS_DIR ${folder} has no usable tls.crt and tls.key: ${reason}`);
  }
}

/** Milliseconds between two checks. */
const LOOK = 2_000;

/** Loads a renewed certificate for new connections. It polls: watchers do not see changes of the links that Kubernetes mounts. */
export function renewCertificate(
  fastify: FastifyInstance,
  { folder, logger }: { folder: string; logger: Logger },
): void {
  const server = fastify.server as unknown as TlsServer;
  const files = ['tls.crt', 'tls.key'].map((name) => join(folder, name));
  const takeOver = () => {
    try {
      server.setSecureContext(readCertificate(folder));
      logger.info('The certificate was renewed');
    } catch (error) {
      logger.error({ err: error }, 'a renewed certificate cannot be used: the old one stays');
    }
  };
  for (const file of files) watchFile(file, { interval: LOOK, persistent: false }, takeOver);
  fastify.addHook('onClose', (_instance, done) => {
    for (const file of files) unwatchFile(file, takeOver);
    done();
  });
}
