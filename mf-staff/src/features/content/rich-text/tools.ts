import { SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import type { Editor } from '@tiptap/core';
import type { ToolName } from './icons';

/** The dialogs that tools open. */
export type EditorDialog = 'link' | 'language' | 'picture' | 'file';

export interface Tool {
  name: ToolName;
  keys?: string;
  /** A tool without it is no switch. */
  isPressed?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
  dialog?: EditorDialog;
}

const KEYS = SHORTCUTS.text;

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  keys: KEYS[`heading${level}`],
  isPressed: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** The tools of every text, in groups. */
const TEXT_TOOLS: Tool[][] = [
  [heading(2), heading(3), heading(4)],
  [
    {
      name: 'bold',
      keys: KEYS.bold,
      isPressed: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      keys: KEYS.italic,
      isPressed: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'link',
      keys: KEYS.link,
      isPressed: (editor) => editor.isActive('link'),
      dialog: 'link',
    },
  ],
  [
    {
      name: 'bulletList',
      keys: KEYS.bulletList,
      isPressed: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      keys: KEYS.orderedList,
      isPressed: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      keys: KEYS.blockquote,
      isPressed: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    { name: 'picture', dialog: 'picture' },
    { name: 'file', dialog: 'file' },
    {
      name: 'table',
      isEnabled: (editor) => !editor.isActive('table'),
      run: (editor) =>
        editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    { name: 'language', isPressed: hasLanguage, dialog: 'language' },
  ],
  [
    {
      name: 'undo',
      keys: KEYS.undo,
      isEnabled: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      keys: KEYS.redo,
      isEnabled: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** Those inside a table. */
const TABLE_TOOLS: Tool[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'removeRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'removeColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: 'removeTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];

export const toolGroups = (isInTable: boolean): Tool[][] =>
  isInTable ? [...TEXT_TOOLS, TABLE_TOOLS] : TEXT_TOOLS;

/** Whether the block with the cursor is in another language than its text. */
function hasLanguage(editor: Editor): boolean {
  return blockLanguage(editor) !== null;
}

/** The language of the innermost block with the cursor that has one. */
export function blockLanguage({ state }: Editor): string | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const lang: unknown = $from.node(depth).attrs['lang'];
    if (typeof lang === 'string') return lang;
  }
  return null;
}

/** Sets the language of the blocks of the selection: of the paragraphs and headings themselves, not of a list around them. */
export function setBlockLanguage(editor: Editor, lang: string | null): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { from, to } = state.selection;
      state.doc.nodesBetween(from, to, (node, position) => {
        if ('lang' in node.attrs && (node.isTextblock || lang === null)) {
          tr.setNodeAttribute(position, 'lang', lang);
        }
      });
      return true;
    })
    .run();
}
