/** A list without lists in it, as the content service lets it through: elements without attributes. */
const LIST = /<(ul|ol)>((?:(?!<[uo]l>)[\s\S])*?)<\/\1>/g;
const ENTRY = /<li>([\s\S]*?)<\/li>/g;
const TERM = /^\s*<strong>(?<term>[\s\S]*?):?\s*<\/strong>:?\s*(?<rest>[\s\S]*)$/;

/**
 * Writers put figures as `<li><strong>Minimum:</strong> $50,000</li>`. Lists in which every entry begins with such a
 * term become lists of terms (`dl`), numbered ones keep their numbers (`ol data-steps`), so that both can be set as
 * tables are and read out as what they are. All other lists stay as they are.
 */
export function markTerms(html: string): string {
  return html.replaceAll(LIST, (list: string, kind: string, content: string) => {
    const entries = [...content.matchAll(ENTRY)].map(([, entry = '']) => TERM.exec(entry)?.groups);
    if (entries.length === 0 || entries.some((entry) => !entry?.rest)) return list;
    const written = entries.map((entry) => writtenAs[kind === 'ol' ? 'ol' : 'ul'](entry ?? {}));
    return kind === 'ol'
      ? `<ol data-steps>${written.join('')}</ol>`
      : `<dl>${written.join('')}</dl>`;
  });
}

type Entry = Partial<Record<string, string>>;

const writtenAs = {
  ul: ({ term, rest }: Entry) => `<div><dt>${term}</dt><dd>${rest}</dd></div>`,
  ol: ({ term, rest }: Entry) => `<li><strong>${term}</strong><span>${rest}</span></li>`,
};
