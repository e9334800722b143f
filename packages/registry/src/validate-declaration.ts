import type { RemoteDeclaration, RemoteFile } from './boot-manifest.js';
import { remoteFileSchema } from './declaration-schema.js';
import { RegistryError } from './registry-error.js';
import { schemaCheck } from './schema-check.js';

const schemaProblems = schemaCheck(remoteFileSchema);

/** Checks the content of a `remote.json`. @throws RegistryError with every problem */
export const validateDeclaration = (value: unknown): RemoteFile => {
  const wrong = schemaProblems(value);
  const declaration = value as RemoteFile;
  const problems = wrong.length > 0 ? wrong : repeatedRoutes(declaration);
  if (problems.length > 0) throw new RegistryError('The declaration', problems);
  return declaration;
};

/** Finds routes that match the same paths as an earlier one, which would hide them. */
const repeatedRoutes = ({ routes }: Pick<RemoteDeclaration, 'routes'>): string[] => {
  const shapes = routes.map(({ path }) => routeShape(path));
  return routes
    .filter((_route, index) => shapes.indexOf(shapes[index] ?? '') !== index)
    .map(({ path }) => `route ${path} is declared twice`);
};

/** Returns a key that is equal for routes that match the same paths, independent of the names of params. */
export const routeShape = (path: string): string => path.toLowerCase().replace(/:\w+/g, ':');
