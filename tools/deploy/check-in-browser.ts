import type { PreparedBuild } from '../publish/prepare-build.js';
import type { Context } from './context.js';
import { DeployFailure, EXIT } from './failure.js';

/** Those of a demonstration. */
const DEMO_ACCOUNT = { email: 'employee@example.com', password: 'phantom-demo-2026' };

/**
 * Looks at a version on the live site while nobody else gets it.
 *
 * @throws DeployFailure if something is wrong with its pages
 */
export const checkInBrowser = async (
  { name, flags }: Context,
  { version, folder }: PreparedBuild,
): Promise<void> => {
  const site = flags.site ?? process.env['SITE'] ?? 'http://localhost:8000';
  const { SITE_EMAIL: email, SITE_PASSWORD: password } = process.env;
  const account = email && password ? { email, password } : DEMO_ACCOUNT;
  const { extras } = version;
  const declaration = extras.host ? undefined : extras.declaration;

  // Whoever skips it needs no browser.
  const { runSmoke } = await import('./smoke/run-smoke.js');
  const problems = await runSmoke({ site, name, version: folder, declaration, account });
  if (problems.length === 0) return;
  const end =
    `Nobody gets ${folder}: it is in the registry without a share. Mend it and deploy again; ` +
    '--site names the site, --skip-smoke leaves this out.';
  throw new DeployFailure(EXIT.smoke, [...problems, end].join('\n'));
};
