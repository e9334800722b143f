// The texts of the interface: no key is missing, unused or empty, in any language. The tools that there are for it read
// keys as they are spelt; the compiler also knows what the `step` of `status.${step}` can be.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../stack/repository.js';
import { keyProblems } from './key-problems.js';
import { keyUses } from './key-use.js';
import { languageProblems } from './language-problems.js';
import { type Locales, readLocales } from './texts.js';

/**
 * The texts of servers whose name occurs in no source of a server. The compiler finds the opposite: a name without a text.
 */
function unnamedKeys(root: string, servers: Locales[]): string[] {
  const files = globSync('{services,packages}/*/src/**/*.ts', { cwd: root });
  const gateway = globSync('gateway/src/**/*.ts', { cwd: root });
  const sources = [...files, ...gateway].map((file) => readFileSync(join(root, file), 'utf8'));
  // A key may have hyphens: `price-lowered`.
  const words = new Set(
    [/\w+/g, /\w+(-\w+)+/g].flatMap((word) =>
      sources.flatMap((source) => source.match(word) ?? []),
    ),
  );
  return servers.flatMap(({ owner, texts }) =>
    [...texts.en.keys()]
      .filter((key) => !words.has(key.split('.').at(-1) ?? ''))
      .map((key) => `${owner}/locales/en.json: "${key}" is used nowhere`),
  );
}

/** `mf-kit` keeps the namespace of its own texts short. */
const namespaceOf = (owner: string) => basename(owner).replace(/^mf-kit$/, 'kit');
/** What employees alone see of the shell, and what one page alone loads, has its texts apart from the others'. */
const PARTS = [
  ...['shell/src', 'shell/src/frame'],
  ...['', '/dashboard', '/profile'].map((folder) => `mf-staff/src/features${folder}`),
  ...['mf-listings/src/shared', 'mf-listings/src/features', 'mf-listings/src/features/detail/page'],
  ...['', '/invest', '/lending', '/newsletters'].map(
    (folder) => `mf-marketing/src/features${folder}`,
  ),
];
/** The innermost folder with texts that a place lies in. */
const ownerOf = (place: string, owners: string[]) =>
  owners.findLast((owner) => place.startsWith(`${owner}/`)) ?? place;

const hasLocales = (folder: string) => existsSync(join(repositoryRoot, folder, 'locales'));

async function foldersIn(...parents: string[]): Promise<string[]> {
  const folders = parents.map(async (parent) =>
    (await readdir(join(repositoryRoot, parent))).map((name) => join(parent, name)),
  );
  return (await Promise.all(folders)).flat();
}

/** The texts of a server lie in its sources, so that its build has them too. */
async function findServers(): Promise<string[]> {
  const folders = ['gateway', ...(await foldersIn('services', 'packages'))];
  return folders.map((folder) => join(folder, 'src')).filter(hasLocales);
}

function frontends(): ts.Program {
  const file = join(repositoryRoot, 'tsconfig.check-web.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, repositoryRoot);
  return ts.createProgram(fileNames, options);
}

const owners = (await foldersIn('.', 'packages', ...PARTS)).filter(hasLocales);
const servers = await findServers();
const serverTexts = await Promise.all(servers.map((owner) => readLocales(repositoryRoot, owner)));
const all = await Promise.all(owners.map((owner) => readLocales(repositoryRoot, owner)));
const namespaces = new Map(
  all.map(({ owner, texts }) => [
    namespaceOf(owner),
    { file: `${owner}/locales/en.json`, texts: texts.en },
  ]),
);
const problems = [
  ...[...all, ...serverTexts].flatMap(languageProblems),
  ...unnamedKeys(repositoryRoot, serverTexts),
  ...keyProblems(keyUses(frontends(), repositoryRoot), namespaces, (place) =>
    namespaceOf(ownerOf(place, owners)),
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
