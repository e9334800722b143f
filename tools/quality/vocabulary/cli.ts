import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import { findRetiredNames, type RetiredName } from './retired-names.js';

const retired = JSON.parse(
  readFileSync(new URL('./retired-names.json', import.meta.url), 'utf8'),
) as RetiredName[];

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && !file.includes('/generated/'));
const uses = files.flatMap((file) =>
  findRetiredNames(file, readFileSync(join(repositoryRoot, file), 'utf8'), retired),
);

for (const { file, line, name, use } of uses) {
  console.error(`${file}:${line}: "${name}" is retired. Use: ${use} (docs/glossary.md).`);
}
process.exitCode = uses.length > 0 ? 1 : 0;
