import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { validateDeclaration, type RemoteDeclaration } from '@phantom/registry';
import { refuseOverwriting } from './refuse-overwriting.js';
import { withBudget, withOwner, withPublisher } from './register-remote.js';
import { refuseTaken, type RemotePlan } from './remote-plan.js';
import { templateFiles } from './template-files.js';

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
