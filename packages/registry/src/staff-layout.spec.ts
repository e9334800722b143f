import {
  sidebarSize,
  staffLayoutCookie,
  staffLayoutFromCookies,
  staffLayoutWords,
} from './staff-layout.js';

const defaults = staffLayoutFromCookies('');

it('is vertical and fluid, with a dark sidebar and a light top bar, until something else is chosen', () => {
  expect(defaults).toEqual({
    menu: 'vertical',
    width: 'fluid',
    side: 'dark',
    bar: 'light',
    size: 'default',
    preloader: 'off',
  });
});

it('comes back from the cookie as it was kept', () => {
  const layout = { ...defaults, menu: 'horizontal', bar: 'colored', preloader: 'on' } as const;
  const cookies = `lang=de; layout=${staffLayoutCookie(layout)}; remembered=1`;
  expect(staffLayoutFromCookies(cookies)).toEqual(layout);
});

it('is read from the cookie that https gives another name', () => {
  expect(staffLayoutFromCookies('__Host-layout=horizontal').menu).toBe('horizontal');
});

it.each(['layout=', 'layout=a.b.c', 'layout=<script>', 'mylayout=horizontal', 'layout=....icon!'])(
  'takes nothing from %s',
  (cookies) => {
    expect(staffLayoutFromCookies(cookies)).toEqual(defaults);
  },
);

it('keeps what is known of a cookie that an earlier release wrote', () => {
  expect(staffLayoutFromCookies('layout=horizontal.wide')).toEqual({
    ...defaults,
    menu: 'horizontal',
  });
});

it('leaves a box no other sidebar than icons, and forgets nothing of the choice', () => {
  const boxed = { ...defaults, width: 'boxed', size: 'compact' } as const;
  expect(sidebarSize(boxed)).toBe('icon');
  expect(staffLayoutWords(boxed)).toBe(
    'menu-vertical width-boxed side-dark bar-light size-icon preloader-off',
  );
  expect(sidebarSize({ ...boxed, width: 'fluid' })).toBe('compact');
});
