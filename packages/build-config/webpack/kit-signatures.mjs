import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'kit-signatures');

/** The shared packages that are part of this repository, by the name under which they are imported. */
export const KIT_PACKAGES = {
  '@phantom/mf-kit': join(ROOT, 'packages', 'mf-kit'),
  '@phantom/ui': join(ROOT, 'packages', 'ui'),
};

/**
 * What each shared package exports at run time: `{ '@phantom/ui': { Tabs: '3f9c…', … } }`. Each export has a hash of its signature, with all
 * types of the package that it refers to. What lies in other packages counts by its name alone.
 *
 * The compiler takes seconds for it, so that the answer is kept until a source changes.
 * @returns {Promise<Record<string, Record<string, string>>>}
 */
export async function kitSignatures() {
  const file = join(CACHE, `${sourcesHash()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { default: ts } = await import('typescript');
  const signatures = signaturesOf(ts, KIT_PACKAGES);
  mkdirSync(CACHE, { recursive: true });
  // Several builds run at once: none may read half a file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(signatures));
  renameSync(own, file);
  return signatures;
}

/**
 * @param {typeof import('typescript')} ts
 * @param {Record<string, string>} packages the folder of each
 */
export function signaturesOf(ts, packages) {
  const entries = Object.entries(packages).map(([name, dir]) => [
    name,
    join(dir, 'src', 'index.ts'),
  ]);
  const program = ts.createProgram(
    [...entries.map(([, file]) => file), join(ROOT, 'packages', 'build-config', 'assets.d.ts')],
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entries.map(([name, file]) => {
      const source = program.getSourceFile(file);
      const reader = new SignatureReader(ts, checker, join(packages[name], 'src') + sep);
      return [name, reader.read(source)];
    }),
  );
}

class SignatureReader {
  constructor(ts, checker, folder) {
    this.ts = ts;
    this.checker = checker;
    this.folder = folder;
    this.printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
  }

  read(source) {
    const { ts, checker } = this;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
    const values = exported
      .map((symbol) => [symbol.getName(), this.resolved(symbol)])
      .filter(([, symbol]) => symbol.flags & ts.SymbolFlags.Value)
      .map(([name, symbol]) => [name, this.hashOf(symbol, source)]);
    return Object.fromEntries(values.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  hashOf(symbol, source) {
    const types = new Map();
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, source);
    const text = this.textOf(this.nodeOf(type, source), source, types);
    const lines = [...types.values()].sort();
    return createHash('sha256')
      .update([text, ...lines].join('\n'))
      .digest('hex')
      .slice(0, 12);
  }

  nodeOf(type, source) {
    const { NodeBuilderFlags } = this.ts;
    const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.IgnoreErrors;
    return this.checker.typeToTypeNode(type, source, flags);
  }

  /** The text of a node; the types of the package that it names are added to `types`. */
  textOf(node, source, types) {
    this.visit(node, source, types);
    const text = this.printer.printNode(this.ts.EmitHint.Unspecified, node, source);
    // An import type names a file of this machine.
    return text.replaceAll(/import\("[^"]*"\)\.?/g, '').replaceAll(/\s+/g, ' ');
  }

  visit(node, source, types) {
    const { ts } = this;
    if (ts.isIdentifier(node)) this.addType(this.symbolOf(node), types);
    ts.forEachChild(node, (child) => this.visit(child, source, types));
  }

  addType(found, types) {
    const symbol = found && this.resolved(found);
    if (!symbol || types.has(symbol)) return;
    const isType = symbol.flags & (this.ts.SymbolFlags.Type | this.ts.SymbolFlags.Enum);
    const isParameter = symbol.flags & this.ts.SymbolFlags.TypeParameter;
    const declarations = (symbol.declarations ?? []).filter((each) => this.isOwn(each));
    if (!isType || isParameter || declarations.length === 0) return;
    types.set(symbol, '');
    const texts = declarations.map((each) => this.textOf(each, each.getSourceFile(), types));
    types.set(symbol, texts.join(' '));
  }

  isOwn(declaration) {
    return declaration.getSourceFile().fileName.replaceAll('/', sep).startsWith(this.folder);
  }

  /** A node that the checker has made has its symbol at it. */
  symbolOf(node) {
    return node.pos < 0 ? node.symbol : (node.symbol ?? this.checker.getSymbolAtLocation(node));
  }

  resolved(symbol) {
    const isAlias = symbol.flags & this.ts.SymbolFlags.Alias;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  const lock = join(ROOT, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  for (const dir of Object.values(KIT_PACKAGES)) {
    for (const entry of readdirSync(join(dir, 'src'), { recursive: true }).map(String).sort()) {
      if (!/\.tsx?$/.test(entry) || /\.spec\.tsx?$/.test(entry)) continue;
      hash.update(entry).update(readFileSync(join(dir, 'src', entry)));
    }
  }
  return hash.digest('hex').slice(0, 24);
}
