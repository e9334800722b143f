import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RemoteDeclaration, validateDeclaration } from '@phantom/registry';
import { withBudget, withOwner, withPublisher } from './register-remote.js';
import { RefusedRemote, refuseTaken, type RemotePlan } from './remote-plan.js';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
/** Else every tool would take the template's files for the product's. */
const SUFFIX = '.tpl';

/** The files of a new remote by their paths in its folder. */
async function templateFiles(plan: RemotePlan): Promise<Map<string, string>> {
  const values = valuesOf(plan);
  const names = await readdir(TEMPLATE, { recursive: true });
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => {
        const text = await readFile(join(TEMPLATE, name), 'utf8');
        return [name.slice(0, -SUFFIX.length), fillIn(text, values)] as const;
      }),
  );
  return new Map(files);
}

function valuesOf({ name, path, owner, titles }: RemotePlan): Map<string, string> {
  return new Map([
    ['NAME', name],
    ['PATH', path],
    ['OWNER', owner],
    ...Object.entries(titles).map(
      ([language, title]) => [`TITLE_${language.toUpperCase()}`, title] as const,
    ),
  ]);
}

/** Values stand within quotes in every file. */
const quoted = (value: string) => JSON.stringify(value).slice(1, -1);

function fillIn(text: string, values: Map<string, string>): string {
  return text.replace(/__([A-Z_]+?)__/g, (place, key: string) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`The template asks for ${place}, which is unknown.`);
    return quoted(value);
  });
}

/**
 * @param folders that must not be there; their names are also those of packages
 * @param files that must be as they were committed, so that `git restore` takes back no more than the new remote
 * @throws RefusedRemote
 */
function refuseOverwriting(root: string, folders: string[], files: string[]): void {
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken) throw new RefusedRemote(`There is a folder ${taken} already: choose another name.`);
  const changed = changedOf(root, files);
  if (changed.length > 0)
    throw new RefusedRemote(
      `Commit or stash your changes of ${changed.join(', ')} first: a new remote changes them too.`,
    );
}

/** Nothing where the product is no clone: then there is nothing to restore from either. */
function changedOf(root: string, files: string[]): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? files.filter((file) => stdout.includes(file)) : [];
}

/** The lists that name every remote. */
const LISTS = [
  { file: 'tools/quality/budgets.json', with: withBudget },
  { file: 'docker-compose.yml', with: withPublisher },
  { file: '.github/CODEOWNERS', with: withOwner },
];

/**
 * Writes the folder of a new remote and enters it where remotes are listed.
 *
 * @param root the repository
 * @param remotes the names of those that there are
 * @throws RefusedRemote before anything is written
 */
export async function writeRemote(
  plan: RemotePlan,
  root: string,
  remotes: readonly string[],
): Promise<void> {
  refuseTaken(plan, await Promise.all(remotes.map((name) => readDeclaration(root, name))));
  refuseOverwriting(
    root,
    [plan.name, join('packages', plan.name)],
    ['package-lock.json', ...LISTS.map(({ file }) => file)],
  );
  const files = await templateFiles(plan);
  validateDeclaration(JSON.parse(files.get('remote.json') ?? ''));
  for (const [name, text] of files) await write(join(root, plan.name, name), text);
  for (const list of LISTS) {
    const file = join(root, list.file);
    await writeFile(file, list.with(await readFile(file, 'utf8'), plan.name, plan.owner));
  }
}

async function readDeclaration(root: string, name: string): Promise<RemoteDeclaration> {
  return JSON.parse(await readFile(join(root, name, 'remote.json'), 'utf8')) as RemoteDeclaration;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Never over a file that somebody else has put there.
  await writeFile(file, text, { flag: 'wx' });
}
