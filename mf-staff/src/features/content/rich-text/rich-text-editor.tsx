import { useTranslation, type Language } from '@phantom/mf-kit';
import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import type { ContentField } from '../api/entries';
import { EditorDialogs } from './editor-dialogs';
import { editorExtensions } from './editor-extensions';
import { pasteProps, type PasteProblem } from './paste/paste-props';
import styles from './rich-text-editor.module.css';
import { focusToolbar, Toolbar } from './toolbar';
import type { EditorDialog } from './tools';

/** Those of every field that it needs. */
interface RichTextEditorProps {
  field: Pick<ContentField, 'label' | 'required' | 'translated'>;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  language: Language;
  id: string;
  isReadOnly: boolean;
  isInvalid: boolean;
}

/** A text with headings, lists, links, tables, pictures and files. Its value is the JSON of a ProseMirror document. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { field, value, onChange, id, isReadOnly } = props;
  const { t } = useTranslation();
  const attributes = useTextAttributes(props);
  const [dialog, setDialog] = useState<EditorDialog>();
  const [problem, setProblem] = useState<PasteProblem>();
  const editor = useEditor({
    extensions: editorExtensions({
      onLink: () => setDialog('link'),
      onToolbar: () => focusToolbar(id),
    }),
    content: value as JSONContent | null,
    editable: !isReadOnly,
    // Its styles are in the module: the page takes no style elements.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes, ...pasteProps(setProblem) },
    onUpdate: ({ editor }) => onChange(valueOf(editor)),
  });
  useValue(editor, value);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
    editor.setEditable(!isReadOnly, false);
  }, [editor, attributes, isReadOnly]);

  return (
    <div className={styles.editor}>
      {!isReadOnly && (
        <Toolbar
          editor={editor}
          textId={id}
          label={t('content.richText.toolbar', { field: field.label })}
          onDialog={setDialog}
        />
      )}
      <EditorContent editor={editor} />
      <p id={`${id}-help`} className="visually-hidden">
        {t('content.richText.help')}
      </p>
      <p role="status" className={styles.problem}>
        {problem && t(`content.richText.paste.${problem}`)}
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

/** As the other controls have them. */
function useTextAttributes({
  field,
  path,
  language,
  id,
  isReadOnly,
  isInvalid,
}: RichTextEditorProps) {
  const { required, translated } = field;
  return useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-note ${id}-help`,
      'data-path': path,
      class: styles.text ?? '',
      ...(required && { 'aria-required': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(translated && { lang: language }),
    }),
    [id, path, language, required, translated, isReadOnly, isInvalid],
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
