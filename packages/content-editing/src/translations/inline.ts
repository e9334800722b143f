import { isDeepStrictEqual } from 'node:util';

/** What a text contains besides its words: a mark or a node of rich text. A translation can move it, not change it. */
export interface Code {
  /** `pc` spans words, `ph` stands between them. */
  element: 'pc' | 'ph';
  /** Of XLIFF: `fmt`, `link`, `other`; with the subtype that tools show. */
  type: 'fmt' | 'link' | 'other';
  subType?: string;
  /** For the translator: the address of a link. */
  label?: string;
  /** Of a span around words. */
  mark?: Mark;
  /** Of a node: a line break, or a file whose label is the words of the span. */
  node?: InlineNode;
}

/** Words, or a code by its number in the unit. */
export type Inline = string | { code: number; children: Inline[] };

/** A part of a field that is translated on its own: a line, a paragraph, an item of a list. */
export interface TextUnit {
  codes: Code[];
  content: Inline[];
}

interface Mark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** An inline node of the JSON of ProseMirror. */
export interface InlineNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: Mark[];
}

export const plainUnit = (text: string): TextUnit => ({ codes: [], content: [text] });

/** The unit of the inline nodes of a block. */
export function unitOf(nodes: readonly InlineNode[]): TextUnit {
  const codes: Code[] = [];
  const add = (code: Code): number => codes.push(code) - 1;

  function inlines(parts: readonly InlineNode[], depth: number): Inline[] {
    const found: Inline[] = [];
    let index = 0;
    while (index < parts.length) {
      const part = parts[index];
      const mark = part?.marks?.[depth];
      if (!part || !mark) {
        if (part) found.push(leaf(part));
        index += 1;
        continue;
      }
      let end = index + 1;
      while (isDeepStrictEqual(parts[end]?.marks?.[depth], mark)) end += 1;
      const code = add(codeOfMark(mark));
      found.push({ code, children: inlines(parts.slice(index, end), depth + 1) });
      index = end;
    }
    return found;
  }

  function leaf({ type, text, attrs }: InlineNode): Inline {
    if (type === 'text') return text ?? '';
    if (type === 'mediaFile') {
      const node = { type, attrs: { ...attrs, label: '' } };
      const code = add({ element: 'pc', type: 'other', subType: 'pp:file', node });
      const label = String(attrs?.['label'] ?? '');
      return { code, children: label === '' ? [] : [label] };
    }
    const node = { type, ...(attrs && { attrs }) };
    return { code: add({ element: 'ph', type: 'fmt', subType: 'xlf:lb', node }), children: [] };
  }

  return { content: inlines(nodes, 0), codes };
}

function codeOfMark(mark: Mark): Code {
  if (mark.type === 'link') {
    return { element: 'pc', type: 'link', label: String(mark.attrs?.['href'] ?? ''), mark };
  }
  const subType = mark.type === 'bold' ? 'xlf:b' : 'xlf:i';
  return { element: 'pc', type: 'fmt', subType, mark };
}

/** The words of a unit, without its codes. */
export const wordsOf = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : wordsOf(part.children))).join('');

/** The inline nodes of a content. @param codes those of its unit */
export function nodesOf(content: readonly Inline[], codes: readonly Code[]): InlineNode[] {
  const found: InlineNode[] = [];
  const add = (node: InlineNode, marks: readonly Mark[]) => {
    const last = found.at(-1);
    const own = unique(marks);
    if (node.text !== undefined && last?.text !== undefined) {
      if (isDeepStrictEqual(last.marks ?? [], own)) {
        last.text += node.text;
        return;
      }
    }
    found.push({ ...node, ...(own.length > 0 && { marks: own }) });
  };
  const visit = (parts: readonly Inline[], marks: readonly Mark[]) => {
    for (const part of parts) {
      if (typeof part === 'string') {
        if (part !== '') add({ type: 'text', text: part }, marks);
        continue;
      }
      const code = codes[part.code];
      if (code?.mark) visit(part.children, [...marks, code.mark]);
      else if (code?.node?.type === 'mediaFile') {
        const attrs = { ...code.node.attrs, label: wordsOf(part.children) };
        add({ type: 'mediaFile', attrs }, marks);
      } else if (code?.node) add(code.node, marks);
    }
  };
  visit(content, []);
  return found;
}

/** A text has each mark once: an agency may nest what the source has side by side. */
const unique = (marks: readonly Mark[]): Mark[] =>
  marks.filter(({ type }, index) => marks.findIndex((mark) => mark.type === type) === index);

/**
 * The content of a translation, with the numbers of the codes of its source. Codes that the source does not have follow
 * those that it has.
 */
export function alignCodes(source: TextUnit, target: TextUnit): TextUnit {
  const codes = [...source.codes];
  const used = new Set<number>();
  const numbers = target.codes.map((code) => {
    const same = source.codes.findIndex(
      (each, index) => !used.has(index) && isDeepStrictEqual(each, code),
    );
    const number = same === -1 ? codes.push(code) - 1 : same;
    used.add(number);
    return number;
  });
  const renumbered = (content: readonly Inline[]): Inline[] =>
    content.map((part) =>
      typeof part === 'string'
        ? part
        : { code: numbers[part.code] ?? 0, children: renumbered(part.children) },
    );
  return { codes, content: renumbered(target.content) };
}
