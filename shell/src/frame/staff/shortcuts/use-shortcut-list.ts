import { isPressed, SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { useEffect, useEffectEvent } from 'react';
import { useDrawer } from '../drawer/use-drawer';
import { useStaffLayout } from '../staff-layout';

const loadList = async () => {
  const list = await import(/* webpackChunkName: "staff-drawers" */ './shortcut-list');
  return list.ShortcutList;
};

/** Where a person types, the key is a character. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT_FIELDS));

/** The list of the keyboard shortcuts. Its own key opens it, unless the employee has turned that off (WCAG 2.1.4). */
export function useShortcutList() {
  const { open, drawer } = useDrawer(loadList);
  const { shortcuts } = useStaffLayout();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (shortcuts === 'off' || event.defaultPrevented) return;
    if (!isPressed(SHORTCUTS.everywhere.list, event) || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { open, list: drawer };
}
