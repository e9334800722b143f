import { isAbsolute, relative } from 'node:path';
import ts from 'typescript';

/**
 * Everything that a text expression can be, as far as its type tells: both branches of a condition, one text for each
 * member of a union in a template. `*` stands for a part that is any text.
 */
function spellings(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isParenthesizedExpression(expression)) return spellings(expression.expression, checker);
  if (ts.isConditionalExpression(expression)) {
    const branches = [expression.whenTrue, expression.whenFalse];
    return branches.flatMap((branch) => spellings(branch, checker));
  }
  if (ts.isTemplateExpression(expression)) {
    return expression.templateSpans.reduce<string[]>(
      (heads, { expression: part, literal }) =>
        heads.flatMap((head) =>
          spellings(part, checker).map((text) => `${head}${text}${literal.text}`),
        ),
      [expression.head.text],
    );
  }
  return literalsOf(checker.getTypeAtLocation(expression), checker);
}

function literalsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const known = checker.getBaseConstraintOfType(type) ?? type;
  if (known.isUnion()) return known.types.flatMap((member) => literalsOf(member, checker));
  return known.isStringLiteral() || known.isNumberLiteral() ? [String(known.value)] : ['*'];
}

/** A place in the sources that asks for a text. */
export interface KeyUse {
  /** Everything that the key can be; `*` stands for what is only known at run time. */
  keys: string[];
  /** The names of the options given with it: the values to fill in, `count`, `defaultValue`. */
  options: string[];
  /** `shell/src/frame/frame.tsx:12` */
  place: string;
}

/** Functions that answer with a text for a key. */
const TRANSLATORS = new Set(['t', 'pageText']);

/** Every use of a text in the sources of a program that lie in the repository. */
export function keyUses(program: ts.Program, root: string): KeyUse[] {
  const checker = program.getTypeChecker();
  const uses: KeyUse[] = [];
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName);
    if (file.isDeclarationFile || path.startsWith('..') || isAbsolute(path)) continue;
    if (/node_modules|\.spec\.tsx?$|\/testing\//.test(path)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isTranslator(node.expression)) {
        const [key, ...options] = node.arguments;
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        if (key) {
          uses.push({
            keys: spellings(key, checker),
            options: options.flatMap((option) => propertiesOf(option, checker)),
            place: `${path}:${line + 1}`,
          });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return uses;
}

function isTranslator(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TRANSLATORS.has(callee.text);
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 't';
}

function propertiesOf(options: ts.Expression, checker: ts.TypeChecker): string[] {
  return checker
    .getTypeAtLocation(options)
    .getProperties()
    .map(({ name }) => name);
}
