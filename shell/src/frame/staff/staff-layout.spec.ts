import { sidebarSize } from '@phantom/registry/staff-layout';
import { DEFAULT_LAYOUT, choose } from './staff-layout';

it('uses a dark top bar with the horizontal menu, a light one with the vertical menu', () => {
  const horizontal = choose(DEFAULT_LAYOUT, 'menu', 'horizontal');
  expect(horizontal).toEqual({ ...DEFAULT_LAYOUT, menu: 'horizontal', bar: 'dark' });
  expect(choose({ ...horizontal, bar: 'colored' }, 'menu', 'vertical')).toEqual(DEFAULT_LAYOUT);
});

it('accepts another top bar afterwards', () => {
  const horizontal = choose(DEFAULT_LAYOUT, 'menu', 'horizontal');
  expect(choose(horizontal, 'bar', 'light')).toMatchObject({ menu: 'horizontal', bar: 'light' });
});

it('shows icons in a boxed page, and the former sidebar in a wide one', () => {
  const compact = choose(DEFAULT_LAYOUT, 'size', 'compact');
  const boxed = choose(compact, 'width', 'boxed');
  expect(sidebarSize(boxed)).toBe('icon');
  expect(sidebarSize(choose(boxed, 'width', 'fluid'))).toBe('compact');
});
