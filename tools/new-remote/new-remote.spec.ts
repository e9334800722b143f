import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { LANGUAGE_CODES, validateDeclaration } from '@phantom/registry';
import { describeWith } from '@phantom/service-kit/testing/describe-with';
import { repositoryRoot } from '../stack/repository.js';
import { writeRemote } from './new-remote.js';
import { readRemotePlan } from './remote-plan.js';

const LISTS = ['docker-compose.yml', 'tools/quality/budgets.json', '.github/CODEOWNERS'];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-remote-'));
  await mkdir(join(root, 'tools/quality'), { recursive: true });
  await mkdir(join(root, '.github'));
  const needed = [...LISTS, ...remotes.map((name) => `${name}/remote.json`)];
  for (const file of needed) await cp(join(repositoryRoot, file), join(root, file));
  for (const folder of ['packages/mf-kit', 'mf-left-over'])
    await mkdir(join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const make = (...args: string[]) => writeRemote(readRemotePlan(args), root, remotes);
const read = (file: string) => readFile(join(root, file), 'utf8');
const readJson = async (file: string) => JSON.parse(await read(file)) as unknown;

it('writes a remote with a page, a menu entry, texts in every language, and an owner', async () => {
  await make('mf-made-anew', '--de', 'Karriere "heute"');
  const declaration = validateDeclaration(await readJson('mf-made-anew/remote.json'));
  expect(declaration).toMatchObject({ name: 'mf-made-anew', owner: 'made-anew-team' });
  expect(declaration.routes).toEqual([{ path: '/made-anew', frame: 'public' }]);
  expect(declaration.menu.map(({ path, label }) => [path, label.en, label.de])).toEqual([
    ['/made-anew', 'Made anew', 'Karriere "heute"'],
  ]);
  expect((await readdir(join(root, 'mf-made-anew/locales'))).sort()).toEqual(
    LANGUAGE_CODES.map((language) => `${language}.json`).sort(),
  );
  expect(await readJson('mf-made-anew/locales/de.json')).toMatchObject({
    welcome: { title: 'Karriere "heute"' },
  });
  const written = await readdir(join(root, 'mf-made-anew'), {
    recursive: true,
    withFileTypes: true,
  });
  for (const file of written.filter((each) => each.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toMatch(/__[A-Z]/);
});

it('has the commands of every other remote', async () => {
  await make('mf-made-anew');
  const scriptsOf = async (folder: string) =>
    (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: object })
      .scripts;
  expect(await scriptsOf(join(root, 'mf-made-anew'))).toEqual(
    await scriptsOf(join(repositoryRoot, 'mf-portfolio')),
  );
});

it('adds it to the lists of remotes, and does not change the rest', async () => {
  const before = await Promise.all(LISTS.map(read));
  await make('mf-made-anew');
  const after = await Promise.all(LISTS.map(read));
  expect(await readJson('tools/quality/budgets.json')).toHaveProperty('mf-made-anew.script');
  expect(after[0]).toMatch(
    /^ {2}mf-made-anew:\n {4}<<: \*job\n {4}image: phantom-partners\/mf-made-anew:[^]*REMOTE: mf-made-anew/m,
  );
  expect(after[0]).toContain('mf-made-anew: { condition: service_completed_successfully }');
  expect(after[2]).toMatch(/^\/mf-made-anew\/ +@phantom-partners\/made-anew-team$/m);
  const lines = after.map(
    (text) => new Set(text.split('\n').map((line) => line.replace(/,$/, ''))),
  );
  before.forEach((text, index) => {
    for (const line of text.split('\n')) expect(lines[index]).toContain(line.replace(/,$/, ''));
  });
});

describeWith('git')('in a repository', () => {
  it('refuses when these files have uncommitted changes', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=ann', '-c', 'user.email=ann@example.com', ...args], {
        cwd: root,
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
    await appendFile(join(root, 'docker-compose.yml'), '# mine\n');
    await expect(make('mf-made-anew')).rejects.toThrow('your changes of docker-compose.yml first');
    git('stash');
    await make('mf-made-anew');
  });
});

it('every section has the same owner in CODEOWNERS', async () => {
  const owners = await read('.github/CODEOWNERS');
  for (const name of remotes) {
    const { owner } = validateDeclaration(await readJson(`${name}/remote.json`));
    expect(owner).toMatch(/./);
    expect(owners).toMatch(new RegExp(`^/${name}/ +@[\\w-]+/${owner}$`, 'm'));
  }
});

it.each([
  ['a name without mf-', ['careers'], /cannot be a remote's name/],
  ['capitals', ['mf-Made anew'], /cannot be a remote's name/],
  ['a way out of the folder', ['mf-../x'], /cannot be a remote's name/],
  ['a name that is taken', ['mf-portfolio', '--path', '/new'], /There is a remote mf-portfolio/],
  ['a path that is taken', ['mf-made-anew', '--path', '/portfolio'], /belongs to mf-portfolio/],
  ['a path within params', ['mf-made-anew', '--path', '/singleportfolio/7'], /belongs to mf-portf/],
  ['a path of the gateway', ['mf-api'], /kept for the site itself/],
  ['a path with params', ['mf-made-anew', '--path', '/made-anew/:id'], /cannot be the path/],
  ['a path of the sitemap', ['mf-made-anew', '--path', '/sitemaps/x'], /kept for the site itself/],
  ['a hyphen at the end', ['mf-made-anew-'], /cannot be a remote's name/],
  ['a name of a package', ['mf-kit'], /There is a folder packages\/mf-kit/],
  ['a folder that is there', ['mf-left-over'], /There is a folder mf-left-over/],
  ['a title without words', ['mf-made-anew', '--de', ' '], /--de says nothing/],
  ['a flag that there is not', ['mf-made-anew', '--fr', 'Carrières'], /'--fr'[^]*usage: npm run/],
  ['two names', ['mf-made-anew', 'mf-jobs'], /usage: npm run new-remote/],
  ['no name', [], /usage: npm run new-remote/],
])('refuses %s, and writes nothing', async (_what, args, message) => {
  const before = await readdir(root, { recursive: true });
  await expect((async () => make(...args))()).rejects.toThrow(message);
  expect(await readdir(root, { recursive: true })).toEqual(before);
});
