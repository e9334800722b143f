import { once } from 'node:events';

/** Stops the cluster that postgres-setup.mjs started, if it started one. */
export default async function stopPostgres() {
  const server = globalThis.testPostgres;
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
