import type { ContainerSite } from './site.js';
import { SERVERS } from './scenario.js';

/** Sources and declarations, tests, and the compiler: a server runs without them. */
const BUILD_ONLY = /\.(ts|cts|mts|tsx)$|\/(tests?|__tests__)$|\/node_modules\/typescript$/;

/** Compiled tests of the product; a package may have what it likes. */
const OWN_TEST = /^(?!.*\/node_modules\/).*\.(spec|int-spec)\.js$/;

/** A package may call a folder of its own code `test`: only that beside its `package.json` has its tests. */
const INSIDE_PACKAGE = /\/node_modules\/(@[^/]+\/)?[^/]+\/.+\/(tests?|__tests__)$/;

/** The files and folders that only a build or a test needs. */
export const buildOnlyPaths = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) => OWN_TEST.test(path) || (BUILD_ONLY.test(path) && !INSIDE_PACKAGE.test(path)),
  );

/** Ends with an error where the image of a server has what only a build or a test needs. */
export async function checkImageContents(site: ContainerSite): Promise<void> {
  const images = (await site.compose('config', '--images')).split('\n');
  const found = await Promise.all(
    SERVERS.map(async (server) => {
      const image = images.find((name) => name.startsWith(`phantom-partners/${server}:`));
      if (!image) throw new Error(`there is no image of ${server}`);
      const run = ['run', '--rm', '--network', 'none', '--entrypoint', 'find', image, '/app'];
      const paths = (await site.docker(...run)).split('\n');
      return [
        ...buildOnlyPaths(paths).map((path) => `${server}: ${path}`),
        // Without it the list is not that of the image.
        ...(paths.some((path) => path.endsWith('/dist/main.js')) ? [] : [`${server}: no main.js`]),
      ];
    }),
  );
  const wrong = found.flat();
  if (wrong.length > 0) throw new Error(wrong.slice(0, 30).join('\n'));
}
