import {
  sidebarSize,
  staffLayoutCookie,
  staffLayoutFromCookies,
  staffLayoutWords,
} from './staff-layout.js';

const defaults = staffLayoutFromCookies('');

describe('staff layout', () => {
  it('is vertical and fluid with a dark sidebar and a light top bar by default', () => {
    expect(defaults).toEqual({
      menu: 'vertical',
      width: 'fluid',
      side: 'dark',
      bar: 'light',
      size: 'default',
      preloader: 'off',
      shortcuts: 'on',
      rows: 'comfortable',
    });
  });

  it('reads the layout from its cookie', () => {
    const layout = { ...defaults, menu: 'horizontal', bar: 'colored', preloader: 'on' } as const;
    const cookies = `lang=de; layout=${staffLayoutCookie(layout)}; remembered=1`;
    expect(staffLayoutFromCookies(cookies)).toEqual(layout);
  });

  it('reads the cookie with the __Host- prefix', () => {
    expect(staffLayoutFromCookies('__Host-layout=horizontal').menu).toBe('horizontal');
  });

  it.each([
    'layout=',
    'layout=a.b.c',
    'layout=<script>',
    'mylayout=horizontal',
    'layout=....icon!',
  ])('returns the defaults for the cookie %s', (cookies) => {
    expect(staffLayoutFromCookies(cookies)).toEqual(defaults);
  });

  it('reads the known values of a cookie from an earlier release', () => {
    expect(staffLayoutFromCookies('layout=horizontal.wide')).toEqual({
      ...defaults,
      menu: 'horizontal',
    });
  });

  it('shows an icon sidebar in a boxed page, and keeps the chosen size', () => {
    const boxed = { ...defaults, width: 'boxed', size: 'compact' } as const;
    expect(sidebarSize(boxed)).toBe('icon');
    expect(staffLayoutWords(boxed)).toBe(
      'menu-vertical width-boxed side-dark bar-light size-icon preloader-off shortcuts-on rows-comfortable',
    );
    expect(sidebarSize({ ...boxed, width: 'fluid' })).toBe('compact');
  });
});
