import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Workspace {
  /** Below the repository's root. */
  folder: string;
  name: string;
  /** The names of what its package.json says that it needs. */
  needs: string[];
}

interface PackageJson {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** The workspaces that the repository's package.json names. */
export function workspacesOf(root: string): Workspace[] {
  const { workspaces = [] } = readPackage(join(root, 'package.json'));
  const patterns = workspaces.map((glob) => new RegExp(`^${glob.replaceAll('*', '[^/]+')}$`));
  return git(root, 'ls-files', '*/package.json')
    .map((file) => dirname(file))
    .filter((folder) => patterns.some((pattern) => pattern.test(folder)))
    .map((folder) => {
      const { name, dependencies, devDependencies } = readPackage(
        join(root, folder, 'package.json'),
      );
      return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }) };
    });
}

const isThere = (root: string, revision: string): boolean => {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', revision).length > 0;
  } catch {
    return false;
  }
};

/** The files that differ from the last commit, new ones too; where none does, those that differ from where `main` was left. */
export function changedFiles(root: string): string[] {
  const notCommitted = [
    ...git(root, 'diff', '--name-only', 'HEAD'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  if (notCommitted.length > 0) return notCommitted;
  const main = isThere(root, 'origin/main') ? 'origin/main' : 'main';
  const [base = 'HEAD'] = git(root, 'merge-base', 'HEAD', main);
  return git(root, 'diff', '--name-only', base, 'HEAD');
}
