import { documentSchema } from './document-schema.js';
import {
  HOST_NAME,
  type MicroFrontendVersion,
  type RegistryDocument,
} from './registry-document.js';
import { RegistryError } from './registry-error.js';
import { schemaCheck } from './schema-check.js';

const schemaProblems = schemaCheck(documentSchema);

/**
 * Checks a registry document: the schema, and what a schema cannot say about the versions of one
 * micro frontend together.
 *
 * @throws RegistryError naming every problem
 */
export const validateDocument = (value: unknown): RegistryDocument => {
  const problems = schemaProblems(value);
  if (problems.length > 0) throw new RegistryError('The registry', problems);

  const document = value as RegistryDocument;
  const inconsistent = Object.entries(document.microFrontends).flatMap(([name, versions]) =>
    versionProblems(name, versions).map((problem) => `${name} ${problem}`),
  );
  if (inconsistent.length > 0) throw new RegistryError('The registry', inconsistent);
  return document;
};

const versionProblems = (name: string, versions: readonly MicroFrontendVersion[]): string[] => {
  const names = versions.map(({ metadata }) => metadata.version);
  const traffic = versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0);
  const defaults = versions.filter(({ deployment }) => deployment?.default).length;

  const rules: [broken: boolean, problem: string][] = [
    [new Set(names).size < names.length, 'has two versions of one name'],
    [traffic > 100, `gives away ${traffic} % of the traffic`],
    [defaults > 1, 'has more than one default version'],
    [defaults === 0 && versions.length > 1, 'has no default version'],
    [!versions.every((version) => ownsEntry(name, version)), 'has a version of something else'],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
};

const ownsEntry = (name: string, { extras }: MicroFrontendVersion): boolean => {
  return extras.host ? name === HOST_NAME : extras.declaration.name === name;
};
