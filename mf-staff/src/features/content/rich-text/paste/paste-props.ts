import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { cleanHtml } from './clean-html';

/** What was not pasted. */
export type PasteProblem = 'pictures' | 'files';

/** How the editor takes what is pasted or dropped into it. */
export const pasteProps = (
  onProblem: (problem: PasteProblem | undefined) => void,
): EditorProps => ({
  transformPastedHTML: (html) => {
    const { html: cleaned, pictures } = cleanHtml(html);
    onProblem(pictures > 0 ? 'pictures' : undefined);
    return cleaned;
  },
  clipboardTextParser: (text, _context, _isPlain, { state: { schema } }) => {
    onProblem(undefined);
    return new Slice(Fragment.from(paragraphsOf(text, schema)), 1, 1);
  },
  handlePaste: (_view, { clipboardData }) => refuseFiles(clipboardData, onProblem),
  // Else the browser leaves the page and shows the file.
  handleDrop: (_view, { dataTransfer }) => refuseFiles(dataTransfer, onProblem),
});

/** A program that copies text often adds a picture of it: then the text is pasted. */
function refuseFiles(
  data: DataTransfer | null | undefined,
  onProblem: (problem: PasteProblem) => void,
): boolean {
  if (!data || data.files.length === 0) return false;
  if (data.types.some((type) => type.startsWith('text/'))) return false;
  onProblem('files');
  return true;
}

/** Blank lines part paragraphs. A text without blank lines has a paragraph in each line. */
export function paragraphsOf(text: string, schema: Schema): Node[] {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  const blocks = /\n[^\S\n]*\n/.test(lines) ? lines.split(/\n(?:[^\S\n]*\n)+/) : lines.split('\n');
  return blocks.map((block) => schema.node('paragraph', null, linesOf(block, schema)));
}

const linesOf = (block: string, schema: Schema): Node[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.node('hardBreak')] : []),
      schema.text(line),
    ]);
