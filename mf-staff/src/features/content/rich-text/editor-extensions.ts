import { SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { MediaFile, MediaPicture, richTextExtensions } from '@phantom/rich-text/extensions';
import { Extension, type Extensions } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FileView, PictureView } from './media-views';

interface EditorKeys {
  onLink: () => void;
  onToolbar: () => void;
}

/** As the editor names keys: `Mod-k`. A capital letter would mean Shift. */
const editorKeys = (keys: string): string =>
  keys.replaceAll('+', '-').replace(/-[A-Z]$/, (key) => key.toLowerCase());

/** The schema of the server, with what only an editor has: views of media, and keys for the link dialog and the toolbar. */
export const editorExtensions = (keys: EditorKeys): Extensions => [
  ...richTextExtensions.filter((each) => each !== MediaPicture && each !== MediaFile),
  MediaPicture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
  MediaFile.extend({ addNodeView: () => ReactNodeViewRenderer(FileView) }),
  Extension.create({
    name: 'editorKeys',
    addKeyboardShortcuts: () => ({
      [editorKeys(SHORTCUTS.text.link)]: () => {
        keys.onLink();
        return true;
      },
      [editorKeys(SHORTCUTS.text.toolbar)]: () => {
        keys.onToolbar();
        return true;
      },
    }),
  }),
];
