import { chromium } from '@playwright/test';
import type { RemoteDeclaration } from '@phantom/registry';
import { requireChromium } from '../../browser/chromium.js';
import { overrideVersion, type SmokeAccount } from './override-session.js';
import { firstLine, type TriedVersion, tryPage } from './try-page.js';

const MOST_PAGES = 5;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export interface SmokeRun extends TriedVersion {
  /** The site's origin. */
  site: string;
  /** Left out for the shell. */
  declaration?: RemoteDeclaration;
  account: SmokeAccount;
}

/** Opens pages of a site with a version that nobody else gets yet, and lists what is wrong with them. */
export const runSmoke = async (run: SmokeRun): Promise<string[]> => {
  const { site, name, version, declaration, account } = run;
  const paths = pathsOf(declaration);
  if (paths.length === 0) return [`${name} has no public page without params to be tried`];
  const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS });
  try {
    const context = await browser.newContext({ baseURL: site });
    await overrideVersion(context, account, { remote: name, version });
    const problems: string[] = [];
    for (const path of paths) problems.push(...(await tryPage(context, run, path)));
    return problems;
  } catch (error) {
    return [`${site}: ${firstLine(error)}`];
  } finally {
    await browser.close();
  }
};

/** Pages that everybody may open, as they are. */
const pathsOf = (declaration: RemoteDeclaration | undefined): string[] => {
  if (!declaration) return ['/'];
  return declaration.routes
    .filter(({ path, frame, access }) => frame === 'public' && !access && !path.includes(':'))
    .map(({ path }) => path)
    .slice(0, MOST_PAGES);
};
