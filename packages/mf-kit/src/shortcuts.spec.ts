import { ariaKeys, isPressed, shownKeys } from './shortcuts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const onA = (platform: string) =>
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

it.each([
  ['?', press('?'), true],
  ['?', press('?', { ctrlKey: true }), false],
  ['?', press('?', { altKey: true }), false],
  ['F8', press('F8'), true],
  ['Mod+S', press('s', { ctrlKey: true }), true],
  ['Mod+S', press('S', { metaKey: true }), true],
  ['Mod+S', press('s'), false],
  ['Mod+S', press('s', { ctrlKey: true, altKey: true }), false],
  ['Mod+S', press('d', { ctrlKey: true }), false],
])('compares %s with a key press', (keys, event, expected) => {
  expect(isPressed(keys, event)).toBe(expected);
});

it('names the keys as the keyboard of the system does', () => {
  onA('Linux x86_64');
  expect(shownKeys('Mod+Shift+8')).toBe('Ctrl+Shift+8');
  expect(shownKeys('Escape')).toBe('Esc');
  expect(ariaKeys('Mod+Alt+2')).toBe('Control+Alt+2');
  onA('MacIntel');
  expect(shownKeys('Mod+Shift+8')).toBe('⌘⇧8');
  expect(ariaKeys('Mod+Alt+2')).toBe('Meta+Alt+2');
});
