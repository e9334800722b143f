import ts from 'typescript';

/** A name that nothing may have any more. */
export interface RetiredName {
  /** In kebab case: `load-gate` stands for `loadGate`, `LoadGate`, `LOAD_GATE` and the file `load-gate.ts`. */
  name: string;
  /** The term of docs/glossary.md that takes its place. */
  use: string;
  /** Folders in which it is retired; everywhere, where this is left out. */
  in?: string[];
}

/** A place where a retired name still stands. */
export interface RetiredUse {
  file: string;
  /** From 1; 0 for the name of the file itself. */
  line: number;
  name: string;
  use: string;
}

/** `LoadGate`, `loadGate` and `LOAD_GATE` as `load-gate`. */
export const toKebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** The file's own name without its extensions and its role: `load-gate.service.spec.ts` is `load-gate`. */
const nameOfFile = (file: string): string => file.replace(/^.*\//, '').replace(/\..*$/, '');

const isIn = (file: string, { in: folders }: RetiredName): boolean =>
  folders?.some((folder) => file.startsWith(`${folder}/`)) ?? true;

/**
 * The retired names among the identifiers of a TypeScript file and in its own name. Comments and texts do not count: they are prose.
 *
 * @param file its path from the root of the repository
 */
export function findRetiredNames(
  file: string,
  source: string,
  retired: readonly RetiredName[],
): RetiredUse[] {
  const names = new Map(
    retired.filter((entry) => isIn(file, entry)).map((entry) => [entry.name, entry.use]),
  );
  const found: RetiredUse[] = [];
  const check = (identifier: string, lineOf: () => number) => {
    const name = toKebabCase(identifier);
    const use = names.get(name);
    if (use !== undefined) found.push({ file, line: lineOf(), name: identifier, use });
  };
  check(nameOfFile(file), () => 0);

  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      check(node.text, () => parsed.getLineAndCharacterOfPosition(node.pos).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
