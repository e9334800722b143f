import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type ts from 'typescript';
import { repositoryRoot } from '../../stack/repository.js';

// The compiler of the checks: the one beside this workspace is another version.
const typescript = createRequire(join(repositoryRoot, 'package.json'))('typescript') as typeof ts;

/** `file#name` or `file#Class.method`; the file alone stands for all of it. */
export type Entry = string;

/** Source of the product that belongs to the types of one project, such as `tsconfig.depcruise.json`. */
export class SourceGraph {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;

  constructor(project: string, files: readonly string[]) {
    const path = join(repositoryRoot, project);
    const { config } = typescript.readConfigFile(path, typescript.sys.readFile) as {
      config: unknown;
    };
    const { options } = typescript.parseJsonConfigFileContent(
      config,
      { ...typescript.sys, readDirectory: () => [] },
      repositoryRoot,
      undefined,
      path,
    );
    this.program = typescript.createProgram(
      files.map((file) => join(repositoryRoot, file)),
      { ...options, noEmit: true, incremental: false, composite: false },
    );
    this.checker = this.program.getTypeChecker();
  }

  /**
   * The files that have a function or class which the entries use, directly or not.
   *
   * @param kindOf whether a file is counted, and whether the walk goes on in it
   */
  reach(
    entries: readonly Entry[],
    kindOf: (file: string) => 'followed' | 'counted' | 'left out',
  ): Set<string> {
    const files = new Set<string>();
    const first: ts.Node[] = entries.flatMap((entry) => this.nodesOf(entry));
    const pending = [...first];
    const seen = new Set<ts.Node>(pending);
    for (const node of pending) {
      const file = fileOf(node);
      const kind = kindOf(file);
      if (kind === 'left out') continue;
      files.add(file);
      if (kind === 'counted') continue;
      for (const used of this.usedBy(node)) {
        if (!seen.has(used)) pending.push(used);
        seen.add(used);
      }
    }
    return files;
  }

  private nodesOf(entry: Entry): ts.Node[] {
    const [file = '', name] = entry.split('#');
    const source = this.program.getSourceFile(join(repositoryRoot, file));
    if (!source) throw new Error(`${file} does not exist`);
    if (name === undefined) return [source];
    const path = name.split('.');
    let nodes: ts.Node[] = [source];
    for (const part of path) nodes = nodes.flatMap((node) => membersOf(node, part));
    if (nodes.length === 0) throw new Error(`${file} has no ${name}`);
    return nodes;
  }

  /** The declarations in the repository's sources whose code a node uses. */
  private usedBy(node: ts.Node): ts.Node[] {
    const found: ts.Node[] = [];
    const visit = (child: ts.Node): void => {
      if (typescript.isTypeNode(child) || typescript.isImportDeclaration(child)) return;
      if (typescript.isIdentifier(child)) found.push(...this.declarationsOf(child));
      if (typescript.isParameter(child)) found.push(...this.validatedBy(child));
      // Of a class, what `new` runs. Other members are reached by their names.
      if (!typescript.isClassLike(child)) typescript.forEachChild(child, visit);
      else if (child === node) partsOfNew(child).forEach(visit);
    };
    visit(node);
    return found;
  }

  /** A decorated parameter of a controller is validated by the class that is its type. */
  private validatedBy(parameter: ts.ParameterDeclaration): ts.Node[] {
    const { type } = parameter;
    const isDecorated = (typescript.getDecorators(parameter) ?? []).length > 0;
    return isDecorated && type && typescript.isTypeReferenceNode(type)
      ? this.declarationsOf(type.typeName)
      : [];
  }

  private declarationsOf(name: ts.Node): ts.Node[] {
    let symbol = this.checker.getSymbolAtLocation(name);
    if (symbol && name.parent && typescript.isShorthandPropertyAssignment(name.parent)) {
      symbol = this.checker.getShorthandAssignmentValueSymbol(name.parent);
    }
    if (symbol && symbol.flags & typescript.SymbolFlags.Alias) {
      symbol = this.checker.getAliasedSymbol(symbol);
    }
    return (symbol?.declarations ?? []).filter(
      (declaration) => isValue(declaration) && isOwnSource(declaration.getSourceFile().fileName),
    );
  }
}

const fileOf = (node: ts.Node): string => relative(repositoryRoot, node.getSourceFile().fileName);

const isOwnSource = (path: string): boolean =>
  path.startsWith(repositoryRoot) && !path.includes('/node_modules/') && !path.endsWith('.d.ts');

const partsOfNew = ({ members, heritageClauses }: ts.ClassLikeDeclaration): ts.Node[] => [
  ...[...members].filter(
    (member) =>
      typescript.isConstructorDeclaration(member) || typescript.isPropertyDeclaration(member),
  ),
  ...(heritageClauses ?? []),
];

/** Whether a function is made or called: a constant is no code. */
const isCode = (node: ts.Node): boolean =>
  typescript.isFunctionLike(node) ||
  typescript.isCallLikeExpression(node) ||
  (typescript.forEachChild(node, isCode) ?? false);

/** Functions, methods, classes and what a module computes; not what is local to a function. */
function isValue(node: ts.Node): boolean {
  if (typescript.isVariableDeclaration(node)) {
    return typescript.isSourceFile(node.parent.parent.parent) && isCode(node);
  }
  return (
    typescript.isFunctionDeclaration(node) ||
    typescript.isClassDeclaration(node) ||
    typescript.isMethodDeclaration(node) ||
    typescript.isAccessor(node) ||
    typescript.isPropertyDeclaration(node)
  );
}

function membersOf(node: ts.Node, name: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    const named = child as ts.NamedDeclaration;
    if (isValue(child) && named.name && typescript.isIdentifier(named.name)) {
      if (named.name.text === name) found.push(child);
      return;
    }
    if (child === node || typescript.isVariableStatement(child))
      typescript.forEachChild(child, visit);
    if (typescript.isVariableDeclarationList(child)) typescript.forEachChild(child, visit);
  };
  typescript.forEachChild(node, visit);
  return found;
}
