// One remote with a development server: `npm run dev -w mf-x`, and with `-- --site URL` on a site that is deployed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { devPort } from '@phantom/build-config/webpack/dev-server.mjs';
import { freePort, takenPorts } from '../stack/ports.js';
import { repositoryRoot } from '../stack/repository.js';
import { overrideLink } from './override-link.js';
import { remotesOfSite } from './remotes-of-site.js';

const USAGE = 'usage: npm run dev -w mf-listings [-- --site https://site.example]';
const WEBPACK = path.join(repositoryRoot, 'node_modules', '.bin', 'webpack');

function readSite(): string | undefined {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  if (site !== undefined && !/^https?:\/\//.test(site))
    throw new Error(`"${site}" is no address of a site: ${USAGE}`);
  return site;
}

/** The port that `DEV_PORT` names, which has to be free, or the next free one after the remote's usual port. */
async function choosePort(remote: string): Promise<number> {
  const port = devPort(remote);
  if (process.env.DEV_PORT === undefined) return freePort(port);
  const [taken] = await takenPorts({ [remote]: port });
  if (taken) throw new Error(`Port ${taken}, which DEV_PORT names, is in use.`);
  return port;
}

/** Says how a browser gets the build, or why it cannot. */
async function introduce(site: string, remote: string, port: number): Promise<void> {
  const known = await remotesOfSite(site);
  if (!known.includes(remote))
    console.warn(
      `Visitors of ${site} have no ${remote} yet, and it takes builds of what it knows alone: npm run deploy -w ${remote}`,
    );
  const entry = `http://127.0.0.1:${port}/remoteEntry.js`;
  const link = overrideLink(site, remote, entry);
  console.log(`Sign in at ${new URL('/login', site).href} as an employee, then open\n  ${link}`);
}

try {
  const site = readSite();
  // npm runs the script in the remote's folder.
  const remote = path.basename(process.cwd());
  const port = await choosePort(remote);
  if (site !== undefined) await introduce(site, remote, port);
  else console.log(`${remote}=http://127.0.0.1:${port}/remoteEntry.js`);
  const server = spawn(WEBPACK, ['serve', '--mode', 'development'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEV_PORT: String(port),
      ...(site !== undefined && { DEV_SITE: site }),
    },
  });
  // The terminal tells the server too; it says how it ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill());
  server.on('exit', (code) => (process.exitCode = code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
