import { MediaFile, MediaPicture, richTextExtensions } from '@phantom/rich-text/extensions';
import { Extension, type Extensions } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FileView, PictureView } from './media-views';

interface EditorKeys {
  onLink: () => void;
  onToolbar: () => void;
}

/** The schema of the server, with what only an editor has: views of media, and keys for the link dialog and the toolbar. */
export const editorExtensions = (keys: EditorKeys): Extensions => [
  ...richTextExtensions.filter((each) => each !== MediaPicture && each !== MediaFile),
  MediaPicture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
  MediaFile.extend({ addNodeView: () => ReactNodeViewRenderer(FileView) }),
  Extension.create({
    name: 'editorKeys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        keys.onLink();
        return true;
      },
      'Alt-F10': () => {
        keys.onToolbar();
        return true;
      },
    }),
  }),
];
