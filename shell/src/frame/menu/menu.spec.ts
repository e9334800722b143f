import { bootRemote, menuEntry } from '../../testing/remotes';
import { buildMenu, menuEntries } from './menu';

const marketing = bootRemote('mf-marketing', {
  menu: [
    menuEntry('Overview', { path: '/overview', group: 'about', order: 10 }),
    menuEntry('History', { path: '/history', group: 'about', order: 12 }),
    menuEntry('Lending', { path: '/lending', order: 20 }),
    menuEntry('Invest Now', { href: 'https://invest.example', group: 'investment', order: 33 }),
  ],
});
const staff = bootRemote('mf-staff', {
  menu: [menuEntry('Dashboard', { path: '/dashboard', frame: 'staff', icon: 'dashboard' })],
});
const late = bootRemote('mf-late', {
  menu: [menuEntry('Values', { path: '/our-values', group: 'about', order: 11 })],
});

it('sorts the entries of all remotes, and puts a group at its first entry', () => {
  const summary = buildMenu(menuEntries([marketing, staff, late]), 'public').map((item) =>
    item.kind === 'group' ? [item.name, item.links.map((link) => link.href)] : item.href,
  );
  expect(summary).toEqual([
    ['about', ['/overview', '/our-values', '/history']],
    '/lending',
    ['investment', ['https://invest.example']],
  ]);
});

it('builds a menu for each frame', () => {
  expect(buildMenu(menuEntries([marketing, staff]), 'staff')).toEqual([
    expect.objectContaining({ href: '/dashboard', icon: 'dashboard' }),
  ]);
});

it('shows an entry with roles only to persons with one of them', () => {
  const entries = menuEntries([
    bootRemote('mf-staff', {
      menu: [
        menuEntry('Dashboard', { path: '/dashboard', frame: 'staff', roles: ['admin'] }),
        menuEntry('Dashboard', { path: '/investors', frame: 'staff', roles: ['Investor'] }),
        menuEntry('Help', { path: '/help', frame: 'staff' }),
      ],
    }),
  ]);
  const hrefs = (type?: 'admin' | 'Investor' | null) =>
    buildMenu(entries, 'staff', type === undefined ? undefined : { type, rights: [] }).map(
      (item) => item.kind === 'link' && item.href,
    );
  expect(hrefs('admin')).toEqual(['/dashboard', '/help']);
  expect(hrefs('Investor')).toEqual(['/investors', '/help']);
  expect(hrefs(null)).toEqual(['/help']);
  expect(hrefs()).toEqual(['/help']);
});

it('shows an entry with a right only to persons with it, also with an older stored session', () => {
  const people = menuEntry('People', { path: '/people', frame: 'staff', right: 'people' });
  const entries = menuEntries([bootRemote('mf-staff', { menu: [people] })]);
  const shown = (rights: unknown) =>
    buildMenu(entries, 'staff', { type: 'admin', rights: rights as [] }).length === 1;
  expect(shown(['documents', 'people'])).toBe(true);
  expect(shown(['documents'])).toBe(false);
  expect(shown(undefined)).toBe(false);
  expect(buildMenu(entries, 'staff')).toEqual([]);
});
