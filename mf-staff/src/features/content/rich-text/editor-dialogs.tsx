import { useRemoteElement } from '@phantom/mf-kit';
import type { Editor } from '@tiptap/core';
import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { LanguageDialog } from './language-dialog';
import { LinkDialog } from './link-dialog';
import { MediaDialog } from './media-dialog';
import { type Medium, rememberMedium } from './pick-media';
import type { EditorDialog } from './tools';

interface EditorDialogsProps {
  editor: Editor;
  dialog: EditorDialog;
  onClose: () => void;
}

/** The forms of the dialogs are not part of the form around the field: not in the document, and none of their events. */
export function EditorDialogs(props: EditorDialogsProps) {
  const element = useRemoteElement();
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    // Only keeps events in.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onSubmit={stop} onChange={stop} onBlur={stop} onKeyDown={stop}>
      <OpenDialog {...props} />
    </div>,
    element ?? document.body,
  );
}

function OpenDialog({ editor, dialog, onClose }: EditorDialogsProps) {
  if (dialog === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (dialog === 'language') return <LanguageDialog editor={editor} onClose={onClose} />;
  const insert = (medium: Medium) => {
    rememberMedium(medium);
    const { id: media, name } = medium;
    const node =
      dialog === 'picture'
        ? { type: 'mediaPicture', attrs: { media, caption: '' } }
        : { type: 'mediaFile', attrs: { media, label: selectedText(editor) || name } };
    editor.chain().focus().insertContent(node).run();
    onClose();
  };
  return <MediaDialog kind={dialog} onPick={insert} onClose={onClose} />;
}

/** The label of a file is what was selected. */
function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, ' ').slice(0, 500);
}
