/** A list without inner lists. The content service only passes elements without attributes. */
const LIST = /<(ul|ol)>((?:(?!<[uo]l>)[\s\S])*?)<\/\1>/g;
const ENTRY = /<li>([\s\S]*?)<\/li>/g;
const TERM = /^\s*<strong>(?<term>[\s\S]*?):?\s*<\/strong>:?\s*(?<rest>[\s\S]*)$/;

/**
 * Employees write values as `<li><strong>Minimum:</strong> $50,000</li>`. When every entry of a list begins with such
 * a term, an unordered list becomes a `dl`, and an ordered list becomes `ol data-steps`. Both can then look like a
 * table, and screen readers announce terms as terms. All other lists stay unchanged.
 */
export function markTerms(html: string): string {
  return html.replaceAll(LIST, (list: string, kind: string, content: string) => {
    const entries = [...content.matchAll(ENTRY)].map(([, entry = '']) => TERM.exec(entry)?.groups);
    if (entries.length === 0 || entries.some((entry) => !entry?.rest)) return list;
    const items = entries.map((entry) => itemHtml[kind === 'ol' ? 'ol' : 'ul'](entry ?? {}));
    return kind === 'ol' ? `<ol data-steps>${items.join('')}</ol>` : `<dl>${items.join('')}</dl>`;
  });
}

type Entry = Partial<Record<string, string>>;

const itemHtml = {
  ul: ({ term, rest }: Entry) => `<div><dt>${term}</dt><dd>${rest}</dd></div>`,
  ol: ({ term, rest }: Entry) => `<li><strong>${term}</strong><span>${rest}</span></li>`,
};
