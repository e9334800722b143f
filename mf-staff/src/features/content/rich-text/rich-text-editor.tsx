import { useTranslation, type Language } from '@phantom/mf-kit';
import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { EditorDialogs } from './editor-dialogs';
import { editorExtensions } from './editor-extensions';
import { pasteProps, type PasteProblem } from './paste/paste-props';
import styles from './rich-text-editor.module.css';
import { focusToolbar, Toolbar } from './toolbar';
import type { EditorDialog } from './tools';

export interface RichTextEditorProps {
  /** A field of a content type. */
  field: { label: string; required: boolean };
  /** As in the draft: `texts.de.body`. */
  path: string;
  /** The JSON of a ProseMirror document, or null. */
  value: unknown;
  /** Called with null for a text without content. */
  onChange: (value: unknown) => void;
  /** Of the text. */
  language: Language;
}

/** A text with headings, lists, links, tables, pictures and files. */
export function RichTextEditor({ field, path, value, onChange, language }: RichTextEditorProps) {
  const { label, required } = field;
  const { t } = useTranslation('rich-text');
  const id = useId();
  const [dialog, setDialog] = useState<EditorDialog>();
  const [problem, setProblem] = useState<PasteProblem>();
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': `${id}-help`,
      ...(required && { 'aria-required': 'true' }),
      'data-path': path,
      lang: language,
      class: styles.text ?? '',
    }),
    [id, label, required, path, language],
  );
  const editor = useEditor({
    extensions: editorExtensions({
      onLink: () => setDialog('link'),
      onToolbar: () => focusToolbar(id),
    }),
    content: value as JSONContent | null,
    // Its styles are in the module: the page takes no style elements.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes, ...pasteProps(setProblem) },
    onUpdate: ({ editor }) => onChange(valueOf(editor)),
  });
  useValue(editor, value);
  useEffect(
    () => editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } }),
    [editor, attributes],
  );

  return (
    <div className={styles.editor}>
      <Toolbar
        editor={editor}
        textId={id}
        label={t('toolbar', { field: label })}
        onDialog={setDialog}
      />
      <EditorContent editor={editor} />
      <p id={`${id}-help`} className="visually-hidden">
        {t('help')}
      </p>
      <p role="status" className={styles.problem}>
        {problem && t(`paste.${problem}`)}
      </p>
      {dialog && (
        <EditorDialogs
          editor={editor}
          dialog={dialog}
          onClose={() => {
            setDialog(undefined);
            editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}

/** Shows a value that did not come from this editor: an earlier revision, or the text of somebody else. */
function useValue(editor: Editor, value: unknown): void {
  useEffect(() => {
    // React shows a hidden part again before it makes the editor anew.
    if (editor.isDestroyed || isShown(editor, value)) return;
    editor.commands.setContent(value as JSONContent | null, { emitUpdate: false });
  }, [editor, value]);
}

function isShown(editor: Editor, value: unknown): boolean {
  const shown = valueOf(editor);
  if (value === null || shown === null) return value === shown;
  const { schema } = editor;
  try {
    return schema.nodeFromJSON(value).eq(schema.nodeFromJSON(shown));
  } catch {
    return false;
  }
}

/** The document without the empty paragraphs at its end, in which one goes on; null if nothing is left. */
function valueOf(editor: Editor): JSONContent | null {
  const document = editor.getJSON();
  const { content = [] } = document;
  const last = content.findLastIndex(({ type, content }) => type !== 'paragraph' || content);
  return last < 0 ? null : { ...document, content: content.slice(0, last + 1) };
}
