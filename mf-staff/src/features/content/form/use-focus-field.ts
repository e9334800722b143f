import { isLanguage, type Language } from '@phantom/mf-kit';
import { useListAddress } from '../../../shared/list/use-list-address';
import type { ContentType } from '../api/entries';
import { placeOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import { controlId } from '../field-props';

/** The language tab and the pane, which are in the address. */
export function useEditorAddress() {
  const { search, hrefFor, go } = useListAddress();
  const language = search.get('language') ?? '';
  return {
    language: isLanguage(language) ? language : SOURCE_LANGUAGE,
    pane: search.get('pane'),
    hrefFor,
    /** Without a history entry: Back leaves the editor. */
    show: (changes: { language?: Language; pane?: string | null }) =>
      go(changes, { replace: true }),
  };
}

/** Milliseconds in which the tab of the field appears. */
const PATIENCE = 2000;

/** Leads to the field of a path, in whichever tab and pane it is. */
export function useFocusField(type: Pick<ContentType, 'fields'>) {
  const { show } = useEditorAddress();
  return (path: string) => {
    const place = placeOf(type, path);
    if (!place) return;
    // Values that all languages share are on the tab of the source.
    show({ language: place.language ?? SOURCE_LANGUAGE, pane: null });
    focusWhenShown(place.path, Date.now() + PATIENCE);
  };
}

/**
 * The control may be in a tab that is about to open, its component may have to be loaded, and a dialog that closes lets
 * nothing else have the focus.
 */
function focusWhenShown(path: string, until: number): void {
  const row = document.querySelector(`[data-path="${path}"]`);
  const control = document.getElementById(controlId(path));
  const inside = (selector: string) => row?.querySelector<HTMLElement>(selector);
  const target =
    control ?? inside('[contenteditable="true"]') ?? inside('input, textarea, select, button');
  target?.focus({ preventScroll: true });
  const isFocused = target?.contains(document.activeElement);
  if (isFocused) row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  else if (Date.now() < until) requestAnimationFrame(() => focusWhenShown(path, until));
}
