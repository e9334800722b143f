import { fireEvent, render, screen } from '@testing-library/react';
import { framePage } from '../testing/page';
import { InFrame } from '../testing/in-frame';
import { LanguageSwitch } from './language-switch';

/** Opens the list on a page. */
async function open(address: string, base?: string): Promise<void> {
  if (base) document.documentElement.dataset.base = base;
  window.history.replaceState(null, '', address);
  await framePage();
  render(
    <InFrame remotes={[]}>
      <LanguageSwitch />
    </InFrame>,
  );
  fireEvent.click(screen.getByRole('button'));
}

/** Clicks a language; returns the address that the browser would have loaded. */
function choose(name: string, modifiers: MouseEventInit = {}): string | undefined {
  let loaded: string | undefined;
  window.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) loaded = (event.target as HTMLAnchorElement).href;
      // jsdom cannot navigate, and logs an error.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole('link', { name }), modifiers);
  return loaded?.replace(window.location.origin, '');
}

beforeEach(() => {
  document.cookie = 'lang=; max-age=0; path=/';
});
afterEach(() => delete document.documentElement.dataset.base);

it.each([
  ['/listings', undefined],
  ['/de/listings', '/de'],
])('links on %s to the same page in each language', async (address, base) => {
  await open(address, base);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/en/listings',
    '/de/listings',
    '/it/listings',
    '/ru/listings',
    '/es/listings',
  ]);
});

it('has the visible text of the button in its accessible name', async () => {
  await open('/listings');
  expect(screen.getByRole('button', { name: 'Language: English (EN)' })).toHaveTextContent(/^EN$/);
});

it('marks the language of the page', async () => {
  await open('/listings');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
});

it('loads the page under its other address, and stores the choice', async () => {
  await open('/de/listings?tab=rentals', '/de');
  expect(choose('Italiano')).toBe('/it/listings?tab=rentals');
  expect(document.cookie).toContain('lang=it');
});

it.each([
  ['/de/listings', '/de', 'English', '/en/listings'],
  ['/listings?tab=rentals', undefined, 'Deutsch', '/de/listings?tab=rentals'],
  ['/listings', undefined, 'English', '/en/listings'],
])('navigates from %s to an address with the language', async (address, base, name, other) => {
  await open(address, base);
  expect(choose(name)).toBe(other);
});

it('lets the browser open another tab', async () => {
  await open('/listings');
  expect(choose('Italiano', { ctrlKey: true })).toBe('/it/listings');
  expect(document.cookie).not.toContain('lang=');
});
