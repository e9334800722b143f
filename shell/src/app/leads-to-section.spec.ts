import { findServedContent } from '../remotes/served-content';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote } from '../testing/boot-remote';
import { framePage } from '../testing/frame-page';
import { serveSection } from '../testing/served-section';
import { leadsToSection } from './leads-to-section';

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
