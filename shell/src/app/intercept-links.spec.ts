import { interceptLinks, leadsToSection } from './intercept-links';
import { findServedContent } from '../remotes/section-container';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote } from '../testing/remotes';
import { framePage, serveSection } from '../testing/page';

describe('interceptLinks', () => {
  beforeAll(() => interceptLinks((pathname) => ['/listings', '/portfolio'].includes(pathname)));
  beforeEach(() => window.history.replaceState(null, '', '/home'));

  /** Clicks a link; returns the new path, or that the browser would have followed the link. */
  function click(html: string, modifiers: MouseEventInit = {}): string {
    document.body.innerHTML = html;
    const clickable = document.body.querySelector('b') ?? document.body.querySelector('a');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
    // jsdom cannot navigate, and logs an error.
    window.addEventListener('click', (last) => !last.defaultPrevented && last.preventDefault(), {
      once: true,
    });
    let followed = false;
    document.body.addEventListener('click', (seen) => (followed = !seen.defaultPrevented), {
      once: true,
    });
    clickable?.dispatchEvent(event);
    return followed ? 'left to the browser' : window.location.pathname + window.location.search;
  }

  it('navigates to another section without a page load', () => {
    expect(click('<a href="/listings?tab=rentals">Homes</a>')).toBe('/listings?tab=rentals');
    expect(click('<a href="/portfolio"><b>Projects</b></a>')).toBe('/portfolio');
  });

  it('gives the history entry a key for scroll positions', () => {
    click('<a href="/listings">Homes</a>');
    expect(window.history.state).toEqual({ usr: null, key: expect.any(String), idx: 1 });
  });

  it.each([
    ['a path that no section has', '<a href="/files/contract.pdf">x</a>'],
    ['another site', '<a href="https://invest.example/listings">x</a>'],
    ['a new window', '<a href="/listings" target="_blank">x</a>'],
    ['a download', '<a href="/listings" download>x</a>'],
    ['the same page in another language', '<a href="/listings" hreflang="de">x</a>'],
    ['a jump within the page', '<a href="#main">x</a>'],
  ])('leaves %s to the browser', (_what, html) => {
    expect(click(html)).toBe('left to the browser');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %p to the browser', (modifiers) => {
    expect(click('<a href="/listings">Homes</a>', modifiers)).toBe('left to the browser');
  });
});

describe('leadsToSection', () => {
  const routes = createRouteTable([
    bootRemote('mf-listings', { routes: [{ path: '/listings', frame: 'public' }] }),
    bootRemote('mf-portfolio', { routes: [{ path: '/portfolio', frame: 'public' }] }),
  ]);

  beforeEach(() => framePage());

  it('is true for paths that a section owns', () => {
    expect(leadsToSection('/listings', routes)).toBe(true);
    expect(leadsToSection('/files/contract.pdf', routes)).toBe(false);
  });

  it('is false for pages of a section that is not hydrated', () => {
    serveSection('mf-listings', '<h1>Homes</h1>');
    expect(leadsToSection('/listings', routes)).toBe(false);
    expect(leadsToSection('/portfolio', routes)).toBe(true);
    findServedContent('mf-listings')?.end();
    expect(leadsToSection('/listings', routes)).toBe(true);
  });
});
