import { interceptLinks, leadsToSection } from './intercept-links';
import { findServedContent } from '../remotes/section-container';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote } from '../testing/remotes';
import { framePage, serveSection } from '../testing/page';

describe('intercept-links', () => {
  beforeAll(() => interceptLinks((pathname) => ['/listings', '/portfolio'].includes(pathname)));
  beforeEach(() => window.history.replaceState(null, '', '/home'));

  /** Clicks a link and tells where the page is then, or that the browser would have followed it. */
  function click(html: string, modifiers: MouseEventInit = {}): string {
    document.body.innerHTML = html;
    const clickable = document.body.querySelector('b') ?? document.body.querySelector('a');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
    // jsdom follows no links, but says so loudly.
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

  it('goes to another section without a page load', () => {
    expect(click('<a href="/listings?tab=rentals">Homes</a>')).toBe('/listings?tab=rentals');
    expect(click('<a href="/portfolio"><b>Projects</b></a>')).toBe('/portfolio');
  });

  it('makes an entry that the next section restores scroll positions by', () => {
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

describe('leads-to-section', () => {
  const routes = createRouteTable([
    bootRemote('mf-listings', { routes: [{ path: '/listings', frame: 'public' }] }),
    bootRemote('mf-portfolio', { routes: [{ path: '/portfolio', frame: 'public' }] }),
  ]);

  beforeEach(() => framePage());

  it('holds for what a section owns', () => {
    expect(leadsToSection('/listings', routes)).toBe(true);
    expect(leadsToSection('/files/contract.pdf', routes)).toBe(false);
  });

  it('leaves the pages of a section to the browser until it has come to life', () => {
    serveSection('mf-listings', '<h1>Homes</h1>');
    expect(leadsToSection('/listings', routes)).toBe(false);
    expect(leadsToSection('/portfolio', routes)).toBe(true);
    findServedContent('mf-listings')?.end();
    expect(leadsToSection('/listings', routes)).toBe(true);
  });
});
