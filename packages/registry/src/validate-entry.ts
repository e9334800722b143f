import { entrySchema } from './entry-schema.js';
import { HOST_NAME, type MicroFrontendVersion } from './registry-document.js';
import type { RegistryEntry } from './registry-entry.js';
import { RegistryError } from './registry-error.js';
import { schemaCheck } from './schema-check.js';
import { isStaged } from './traffic.js';

const schemaProblems = schemaCheck(entrySchema);

/** Parses and checks the entry of this micro frontend. @throws RegistryError with every problem */
export const parseEntry = (text: string, name: string): RegistryEntry => {
  try {
    return validateEntry(JSON.parse(text), name);
  } catch (error) {
    if (error instanceof SyntaxError) throw new RegistryError(subjectOf(name), [error.message]);
    throw error;
  }
};

/** Checks an entry by the schema, and by rules that a schema cannot express. @throws RegistryError with every problem */
export const validateEntry = (value: unknown, name: string): RegistryEntry => {
  const wrong = schemaProblems(value);
  if (wrong.length > 0) throw new RegistryError(subjectOf(name), wrong);

  const entry = value as RegistryEntry;
  const inconsistent = [...namingProblems(entry, name), ...versionProblems(entry)];
  if (inconsistent.length > 0) throw new RegistryError(subjectOf(name), inconsistent);
  return entry;
};

const subjectOf = (name: string) => `The registry entry of ${name}`;

const namingProblems = (entry: RegistryEntry, name: string): string[] => {
  const names = new Set(entry.versions.map(({ metadata }) => metadata.version));
  const named = [entry.canary, ...entry.history.flatMap(({ state }) => state)];
  return problemsOf([
    [entry.name !== name, `it is that of ${entry.name}`],
    [!entry.versions.every((version) => belongsTo(name, version)), 'has a version of another'],
    [names.size < entry.versions.length, 'has two versions of one name'],
    [named.some((each) => each && !names.has(each.version)), 'names a version it does not have'],
    [(entry.history[0]?.revision ?? 0) > entry.revision, 'has a revision from the future'],
  ]);
};

const versionProblems = ({ versions }: RegistryEntry): string[] => {
  const traffic = versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0);
  const defaults = versions.filter(({ deployment }) => deployment?.default).length;
  const needsDefault = versions.length > 1 ? !versions.every(isStaged) : traffic > 0;
  return problemsOf([
    [traffic > 100, `gives away ${traffic} % of the traffic`],
    [defaults > 1, 'has more than one default version'],
    [defaults === 0 && needsDefault, 'has no default version'],
  ]);
};

const problemsOf = (rules: [broken: boolean, problem: string][]): string[] =>
  rules.filter(([broken]) => broken).map(([, problem]) => problem);

const belongsTo = (name: string, { extras }: MicroFrontendVersion): boolean =>
  extras.host ? name === HOST_NAME : extras.declaration.name === name;
