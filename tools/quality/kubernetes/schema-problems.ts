import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../stack/repository.js';
import { type Manifest, titleOf } from './manifest.js';

const file = join(repositoryRoot, 'tools/quality/kubernetes/manifests.ts');

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** `v1` has no group; the others' folders are named as in `apps/v1`. What is not Kubernetes' own has a package of its own. */
const moduleOf = ({ apiVersion, kind }: Manifest): string => {
  const models = apiVersion.startsWith('cert-manager.io/')
    ? '@kubernetes-models/cert-manager'
    : 'kubernetes-models';
  return `${models}/${apiVersion}/${kind}`;
};

const statementOf = (manifest: Manifest, number: number): string =>
  `import type { I${manifest.kind} as Kind${number} } from '${moduleOf(manifest)}';` +
  `export const manifest${number}: Kind${number} = ${JSON.stringify(manifest)};`;

/** What Kubernetes does not know or misses: the types are made of its OpenAPI document, and a compiler knows every wrong name. */
function problemsOfNames(manifests: Manifest[]): string[] {
  // One line for each.
  const text = manifests.map(statementOf).join('\n');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const manifest = manifests[line];
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${manifest ? titleOf(manifest) : 'manifests'}: ${message}`;
  });
}

type ModelClass = new (data: Manifest) => { validate(): void };

/** What has the wrong form: numbers, quantities, lists. */
async function problemsOfValues(manifest: Manifest): Promise<string[]> {
  try {
    const models = (await import(moduleOf(manifest))) as Record<string, ModelClass>;
    const Kind = models[manifest.kind];
    if (!Kind) return [`${titleOf(manifest)}: no such kind`];
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [`${titleOf(manifest)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Where manifests are not what the schemas of Kubernetes say. */
export async function schemaProblems(manifests: Manifest[]): Promise<string[]> {
  const values = await Promise.all(manifests.map(problemsOfValues));
  return [...problemsOfNames(manifests), ...values.flat()];
}
