import { parseEntry, type RemoteDeclaration } from '@phantom/registry';
import type { PreparedBuild } from '../publish/prepare-build.js';
import type { Context } from './context.js';
import { DeployFailure, EXIT } from './failure.js';
import { localSecretFile, siteOf } from './local-site.js';
import { openSmokeSessions } from './smoke/smoke-sessions.js';
import { readSmokeSecret } from './smoke/smoke-secret.js';
import { whoHas } from './who-has.js';

/**
 * Opens the pages of a version on the live site while nobody else gets it.
 *
 * @returns the routes of which no page was opened, for the history
 * @throws DeployFailure if something is wrong with a page, or if no page can be opened and nobody says that this may be
 */
export const checkInBrowser = async (
  context: Context,
  { version, folder }: PreparedBuild,
): Promise<string[]> => {
  const { name, flags } = context;
  const { extras } = version;
  const declaration = extras.host ? undefined : extras.declaration;
  const routes = routesOf(declaration);
  if (flags['skip-smoke']) {
    console.error(`Not opened, as --skip-smoke says: ${routes.join(', ')}`);
    return routes;
  }
  const site = siteOf(flags);
  const secret = readSmokeSecret(localSecretFile(flags));
  if (secret === undefined) {
    const way =
      'SMOKE_SECRET (or SMOKE_SECRET_FILE) is the one of the site’s auth service; ' +
      '--skip-smoke deploys without a look, and the history says so.';
    const message = `There is no secret for a smoke test of ${site}. Not opened: ${routes.join(', ')}. ${way}`;
    throw new DeployFailure(EXIT.smoke, [message, await endOf(context, folder)].join('\n'));
  }
  const sessions = await openSmokeSessions(site, secret);
  // Whoever skips it needs no browser.
  const { runSmoke } = await import('./smoke/run-smoke.js');
  const begin = performance.now();
  const run = { site, name, version: folder, declaration, sessions };
  const { opened, problems, unopened } = await runSmoke(run);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.error(`Smoke test: ${opened} pages of ${routes.length} routes in ${seconds} s`);
  for (const { route, reason } of unopened) console.error(`Not opened: ${route}: ${reason}`);
  if (problems.length === 0) return unopened.map(({ route }) => route);
  throw new DeployFailure(EXIT.smoke, [...problems, await endOf(context, folder)].join('\n'));
};

const routesOf = (declaration: RemoteDeclaration | undefined): string[] =>
  declaration ? declaration.routes.map(({ path }) => path) : ['/'];

/** Who has the version all the same: the same build may have been deployed before. */
const endOf = async ({ store, name }: Context, version: string): Promise<string> => {
  const stored = await store.readEntry(name);
  const who = stored ? whoHas(parseEntry(stored.text, name), version) : `Nobody gets ${version}`;
  return `${who}. --site names the site, --skip-smoke leaves this out.`;
};
