import { isNodeSelection, type Editor } from '@tiptap/core';
import { OutsideForm } from '../../../shared/dialog/outside-form';
import { LanguageDialog } from './language-dialog';
import { LinkDialog } from './link-dialog';
import { MediaDialog } from './media-dialog';
import type { Medium } from './pick-media';
import type { EditorDialog } from './tools';

interface EditorDialogsProps {
  editor: Editor;
  dialog: EditorDialog;
  onClose: () => void;
}

export function EditorDialogs(props: EditorDialogsProps) {
  return (
    <OutsideForm>
      <OpenDialog {...props} />
    </OutsideForm>
  );
}

function OpenDialog({ editor, dialog, onClose }: EditorDialogsProps) {
  if (dialog === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (dialog === 'language') return <LanguageDialog editor={editor} onClose={onClose} />;
  const insert = (medium: Medium) => {
    const { id: media, name } = medium;
    const node =
      dialog === 'picture'
        ? { type: 'mediaPicture', attrs: { media, caption: '' } }
        : { type: 'mediaFile', attrs: { media, label: selectedText(editor) || name } };
    editor.chain().focus().insertContent(node).run();
    leaveNode(editor);
    onClose();
  };
  return <MediaDialog kind={dialog} onPick={insert} onClose={onClose} />;
}

/** Puts the caret behind a picture that was inserted: what is typed next must not replace it. */
function leaveNode(editor: Editor): void {
  const { selection } = editor.state;
  if (!isNodeSelection(selection)) return;
  const { nodeAfter, pos } = selection.$to;
  const chain = editor.chain();
  if (!nodeAfter?.isTextblock) chain.insertContentAt(pos, { type: 'paragraph' });
  chain.setTextSelection(pos + 1).run();
}

/** The label of a file is what was selected. */
function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, ' ').slice(0, 500);
}
