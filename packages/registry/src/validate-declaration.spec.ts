import { validateDeclaration } from './validate-declaration.js';

const label = { en: 'Homes', de: 'Häuser', it: 'Case', ru: 'Дома', es: 'Casas' };
const entry = { frame: 'public', path: '/listings', label, order: 10 };
const investNow = { ...entry, path: '/invest-now', setting: 'investNowUrl' };
const footerEntry = { ...entry, path: '/podcast', navigation: false };
const staffEntry = {
  frame: 'staff',
  path: '/dashboard',
  label,
  order: 10,
  roles: ['admin'],
  right: 'people',
};
const declaration = {
  name: 'listings',
  namespace: 'listings',
  routes: [
    { path: '/', frame: 'public' },
    { path: '/listings/:type/:location', frame: 'public' },
    { path: '/dashboard', frame: 'staff', access: 'signed-in' },
  ],
  menu: [entry, investNow, footerEntry, staffEntry],
};

const withRoute = (path: string) => ({ ...declaration, routes: [{ path, frame: 'public' }] });
const withEntry = (changes: object) => ({ ...declaration, menu: [{ ...entry, ...changes }] });

describe('validateDeclaration', () => {
  it('returns a valid declaration unchanged', () => {
    expect(validateDeclaration(declaration)).toBe(declaration);
  });

  it.each(['listings', '/listings/', '/a//b', '/files/*', '/a/:id?', '/a/:', '/a b', '//x'])(
    'refuses the route pattern %s',
    (path) => {
      expect(() => validateDeclaration(withRoute(path))).toThrow(/path must match/);
    },
  );

  it('refuses two routes for the same paths', () => {
    const routes = ['/news/:id', '/News/:slug'].map((path) => ({ path, frame: 'public' }));
    expect(() => validateDeclaration({ ...declaration, routes })).toThrow(/declared twice/);
  });

  it.each([
    ['a missing language', { label: { ...label, es: undefined } }],
    ['a script', { path: undefined, href: 'javascript:alert(1)' }],
    ['a host in the path', { path: '//elsewhere.test' }],
    ['an unknown frame', { frame: 'admin' }],
    ['both addresses', { href: 'https://elsewhere.test' }],
    ['an empty list of roles', { roles: [] }],
    ['a right without a name', { right: '' }],
    ['an unknown setting', { setting: 'company' }],
    ['an unknown property', { onclick: 'alert(1)' }],
  ])('refuses a menu entry with %s', (_what, changes) => {
    const value: unknown = JSON.parse(JSON.stringify(withEntry(changes)));
    expect(() => validateDeclaration(value)).toThrow(/not valid/);
  });

  it('reports every problem', () => {
    expect(() => validateDeclaration({ name: 'Listings', routes: [] })).toThrow(
      /required property 'namespace'.*required property 'menu'.*\/name must match/,
    );
  });
});
