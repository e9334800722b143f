import ts from 'typescript';

/**
 * Everything that a text expression can be, as far as its type tells: both branches of a condition, one text for each
 * member of a union in a template. `*` stands for a part that is any text.
 */
export function spellings(expression: ts.Expression, checker: ts.TypeChecker): string[] {
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
