// Every language of a frontend has the same keys as English, and no text is empty.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';

const frontends = ['shell', 'mf-marketing', 'mf-listings', 'mf-portfolio', 'mf-staff'];
const languages = ['en', 'de', 'it', 'ru', 'es'];
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

interface Texts {
  [key: string]: string | Texts;
}

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

async function readTexts(frontend: string, language: string): Promise<Map<string, string>> {
  const file = join(repositoryRoot, frontend, 'locales', `${language}.json`);
  return new Map(flatten(JSON.parse(await readFile(file, 'utf8')) as Texts));
}

/** Languages differ in their plural forms: only the stem of a plural key has to be there. */
const stems = (texts: Map<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(pluralSuffix, '')));

async function problemsOf(frontend: string): Promise<string[]> {
  const english = stems(await readTexts(frontend, 'en'));
  const problems: string[] = [];
  for (const language of languages) {
    const texts = await readTexts(frontend, language);
    const own = stems(texts);
    const at = `${frontend}/locales/${language}.json`;
    for (const key of english) if (!own.has(key)) problems.push(`${at}: "${key}" is missing`);
    for (const key of own)
      if (!english.has(key)) problems.push(`${at}: "${key}" is not in English`);
    for (const [key, text] of texts) if (!text.trim()) problems.push(`${at}: "${key}" is empty`);
  }
  const extra =
    (await readdir(join(repositoryRoot, frontend, 'locales'))).length - languages.length;
  return extra > 0 ? [...problems, `${frontend}/locales holds ${extra} further file(s)`] : problems;
}

const problems = (await Promise.all(frontends.map(problemsOf))).flat();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
