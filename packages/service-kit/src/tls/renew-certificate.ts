import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { readCertificate } from './certificate.js';

/** Milliseconds between two looks. */
const LOOK = 2_000;

/**
 * Takes over a certificate that was renewed, for new connections. Asked for its date and not watched: what Kubernetes
 * mounts are links, which no watcher sees change. A pair that does not fit yet is tried again at the next change.
 */
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
