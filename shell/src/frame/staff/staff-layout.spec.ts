import { sidebarSize } from '@phantom/registry/staff-layout';
import { DEFAULT_LAYOUT, choose } from './staff-layout';

it('gives the horizontal menu a dark top bar, and the vertical one a light one', () => {
  const horizontal = choose(DEFAULT_LAYOUT, 'menu', 'horizontal');
  expect(horizontal).toEqual({ ...DEFAULT_LAYOUT, menu: 'horizontal', bar: 'dark' });
  expect(choose({ ...horizontal, bar: 'colored' }, 'menu', 'vertical')).toEqual(DEFAULT_LAYOUT);
});

it('lets another top bar be chosen afterwards', () => {
  const horizontal = choose(DEFAULT_LAYOUT, 'menu', 'horizontal');
  expect(choose(horizontal, 'bar', 'light')).toMatchObject({ menu: 'horizontal', bar: 'light' });
});

it('shows icons in a box, and the sidebar of before outside of it', () => {
  const compact = choose(DEFAULT_LAYOUT, 'size', 'compact');
  const boxed = choose(compact, 'width', 'boxed');
  expect(sidebarSize(boxed)).toBe('icon');
  expect(sidebarSize(choose(boxed, 'width', 'fluid'))).toBe('compact');
});
