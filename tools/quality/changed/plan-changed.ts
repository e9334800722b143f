import type { Workspace } from './workspaces.js';

/** What has to be looked at after a change. */
export interface ChangedPlan {
  /** The files themselves: format and lint look at a file alone. */
  files: string[];
  /** The folders of the workspaces that changed and of all that are built from them, and of tests of the whole site. */
  folders: string[];
  /** Names of files in e2e/specs, without their ending. */
  specs: string[];
}

/** e2e/sections.json: the browser tests of each section or service, and those that concern all of them. */
export type Sections = Record<string, string[]> & { everywhere: string[] };

/** Files outside of the workspaces on which no test and no type depends. */
const WITHOUT_EFFECT = /^(docs\/|deploy\/|\.ci\/|[^/]+\.(md|yml)$|LICENSE$|\.git|\.editorconfig$)/;

/** The calls of a service and their types are read from here by every frontend. */
const CONTRACT = /^(services\/[^/]+|gateway)\/openapi\.json$/;

/** Integration tests of the whole site, which take minutes: run when they change themselves, or when everything does. */
const WHOLE_SITE = ['qa/hostile', 'qa/reliability'];

/** No page is built from them. */
const WITHOUT_PAGES = ['tools', 'demo', 'qa'];

/** Its integration tests have a folder of their own, and are quick. */
const withMarket = (folders: string[]) =>
  folders.flatMap((folder) => (folder === 'qa' ? [folder, 'qa/market'] : [folder]));

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`);

/** The folders with what is built from them, directly or not. */
function withDependants(changed: Set<string>, workspaces: readonly Workspace[]): string[] {
  const reached = new Set(changed);
  for (const name of reached) {
    for (const { name: dependant, needs } of workspaces)
      if (needs.includes(name)) reached.add(dependant);
  }
  return workspaces.filter(({ name }) => reached.has(name)).map(({ folder }) => folder);
}

function specsOf(changed: readonly Workspace[], files: string[], sections: Sections): string[] {
  const all = [...new Set(Object.values(sections).flat())];
  const own = files.flatMap((file) => /^e2e\/specs\/(.+)\.e2e-spec\.ts$/.exec(file)?.[1] ?? []);
  const folders = changed
    .map(({ folder }) => folder)
    .filter((folder) => !WITHOUT_PAGES.includes(folder));
  const isOfOneSection = folders.every((folder) => folder in sections || folder === 'e2e');
  const onlySpecs = files
    .filter((file) => isIn('e2e', file))
    .every((file) => isIn('e2e/specs', file));
  if (!isOfOneSection || !onlySpecs) return all.toSorted();
  return [...new Set([...own, ...folders.flatMap((folder) => sections[folder] ?? [])])].toSorted();
}

/**
 * Plans what `npm test -- --changed` runs.
 *
 * @param files that changed, below the repository's root
 */
export function planChanged(
  files: string[],
  workspaces: readonly Workspace[],
  sections: Sections,
): ChangedPlan {
  const isElsewhere = (file: string) => !workspaces.some(({ folder }) => isIn(folder, file));
  if (files.some((file) => isElsewhere(file) && !WITHOUT_EFFECT.test(file))) {
    const specs = [...new Set(Object.values(sections).flat())].toSorted();
    const folders = workspaces.map(({ folder }) => folder);
    return { files, folders: [...withMarket(folders), ...WHOLE_SITE], specs };
  }
  const changed = workspaces.filter(({ folder }) => files.some((file) => isIn(folder, file)));
  const names = changed.map(({ name }) => name);
  if (files.some((file) => CONTRACT.test(file))) names.push('@phantom/api-client');
  return {
    files,
    folders: [
      ...withMarket(withDependants(new Set(names), workspaces)),
      ...WHOLE_SITE.filter((folder) => files.some((file) => isIn(folder, file))),
    ],
    specs: specsOf(changed, files, sections),
  };
}
