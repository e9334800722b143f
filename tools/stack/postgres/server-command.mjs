import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('./server.ts', import.meta.url));

/** PostgreSQL refuses user 0; a user namespace shows it another number, while files stay root's own. */
const asAnotherUser = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/** Whether this user may open a user namespace: root on Linux may, unless a container forbids it. */
export function canMapUser() {
  const [command = '', ...args] = [...asAnotherUser, 'true'];
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * The command line that runs server.ts.
 *
 * @param {string} databaseDir
 * @param {number} port
 * @param {string} password of the cluster's owner, `postgres`
 * @returns {string[]} program and arguments
 */
export function postgresCommand(databaseDir, port, password) {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot && canMapUser() ? asAnotherUser : []),
    ...[process.execPath, '--import', 'tsx', server],
    ...[databaseDir, String(port), password],
  ];
}
