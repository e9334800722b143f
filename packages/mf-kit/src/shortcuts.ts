// The shell does not share this module: each build bundles what it uses.

/**
 * The keyboard shortcuts of the staff's pages, by where they work. Code that handles one takes its keys from here, and the staff frame lists them all.
 * `Mod` is Ctrl, on a Mac ⌘.
 */
export const SHORTCUTS = {
  everywhere: { list: '?', close: 'Escape' },
  // A function key: it works while one types, and types nothing.
  translations: { next: 'F8' },
  editor: { save: 'Mod+S' },
  text: {
    toolbar: 'Alt+F10',
    heading2: 'Mod+Alt+2',
    heading3: 'Mod+Alt+3',
    heading4: 'Mod+Alt+4',
    bold: 'Mod+B',
    italic: 'Mod+I',
    link: 'Mod+K',
    bulletList: 'Mod+Shift+8',
    orderedList: 'Mod+Shift+7',
    blockquote: 'Mod+Shift+B',
    undo: 'Mod+Z',
    redo: 'Mod+Shift+Z',
  },
} as const;

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key press is that of a shortcut. Shift does not count: on many keyboards it is needed for the key itself. */
export function isPressed(keys: string, event: KeyPress): boolean {
  const names = keys.split('+');
  return (
    event.key.toLowerCase() === names.at(-1)?.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === names.includes('Mod') &&
    event.altKey === names.includes('Alt')
  );
}

const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** The keys as people read them: `Ctrl+Shift+8`, on a Mac `⌘⇧8`. */
export function shownKeys(keys: string): string {
  const shown = keys.replace('Escape', 'Esc');
  return isMac()
    ? shown.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : shown.replace('Mod', 'Ctrl');
}

/** The keys as `aria-keyshortcuts` has them. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isMac() ? 'Meta' : 'Control');
