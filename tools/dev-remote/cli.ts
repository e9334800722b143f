// One remote with a development server: `npm run dev -w mf-x`, and with `-- --site URL` on a site that is deployed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { devPort } from '@phantom/build-config/webpack/dev-server.mjs';
import { takenPorts } from '../stack/ports.js';
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

/** Says how a browser gets the build, or why it cannot. */
async function introduce(site: string, remote: string): Promise<void> {
  const known = await remotesOfSite(site);
  if (!known.includes(remote))
    console.warn(
      `Visitors of ${site} have no ${remote} yet, and it takes builds of what it knows alone: npm run deploy -w ${remote}`,
    );
  const entry = `http://127.0.0.1:${devPort(remote)}/remoteEntry.js`;
  const link = overrideLink(site, remote, entry);
  console.log(`Sign in at ${new URL('/login', site).href} as an employee, then open\n  ${link}`);
}

try {
  const site = readSite();
  // npm runs the script in the remote's folder.
  const remote = path.basename(process.cwd());
  const [taken] = await takenPorts({ [remote]: devPort(remote) });
  if (taken)
    throw new Error(`Port ${taken} is in use: choose another by DEV_PORT in the environment.`);
  if (site !== undefined) await introduce(site, remote);
  const server = spawn(WEBPACK, ['serve', '--mode', 'development'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...(site !== undefined && { DEV_SITE: site }) },
  });
  // The terminal tells the server too; it says how it ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill());
  server.on('exit', (code) => (process.exitCode = code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
