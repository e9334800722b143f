// The texts of the interface, in five languages: none has a wording that docs/words.md retires.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import { readLocales } from '../locales/texts.js';
import { retiredWordings, type RetiredWording } from './retired-words.js';

const retired = JSON.parse(
  readFileSync(new URL('./retired-words.json', import.meta.url), 'utf8'),
) as RetiredWording[];

// The English file of a folder that is loaded later lies one level below: it belongs to the same owner.
const files = globSync('{shell,gateway,mf-*,packages/*,services/*}/{,src/**/}locales/de.json', {
  cwd: repositoryRoot,
});
const owners = [...new Set(files.map((file) => dirname(dirname(file))))];
const hasEnglish = (owner: string) =>
  globSync(`${owner}/locales/en.json`, { cwd: repositoryRoot }).length > 0;
const locales = await Promise.all(
  owners.filter(hasEnglish).map((owner) => readLocales(repositoryRoot, owner)),
);
const problems = locales.flatMap((each) => retiredWordings(each, retired));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
