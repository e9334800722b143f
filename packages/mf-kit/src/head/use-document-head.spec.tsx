import { render } from '@testing-library/react';
import { startTranslations } from '../i18n/translations';
import type { HeadPage, PageHead } from './page-head';
import { renderHeadTags, headTags } from './head-tags';
import { useDocumentHead } from './use-document-head';

const LISTINGS: PageHead = {
  title: 'Listings',
  description: 'Homes & houses',
  breadcrumbs: [{ name: 'Listings', path: '/listings' }],
};
const PAGE: HeadPage = { origin: window.location.origin, pathname: '/listings', language: 'en' };

function Page(head: PageHead) {
  useDocumentHead(head);
  return null;
}
const valueOf = (selector: string) => {
  const found = [...document.head.querySelectorAll(selector)];
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.getAttribute('content') ?? found[0]?.getAttribute('href') ?? undefined;
};
const canonical = () => valueOf('link[rel=canonical]');

beforeEach(async () => {
  window.history.replaceState(null, '', '/listings?tab=rentals');
  document.head.innerHTML = '<meta charset="utf-8"><link rel="icon" href="/favicon.ico">';
  await startTranslations('en', ['kit']);
});

it('changes nothing when the server has written the same', async () => {
  document.head.insertAdjacentHTML('beforeend', renderHeadTags(headTags(LISTINGS, PAGE)));
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { subtree: true, childList: true, attributes: true });
  const { rerender } = render(<Page {...LISTINGS} />);
  rerender(<Page {...LISTINGS} />);
  expect(observer.takeRecords()).toEqual([]);
  expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(6);
});

it('replaces the elements of the page at a navigation, and no others', () => {
  document.head.insertAdjacentHTML('beforeend', renderHeadTags(headTags(LISTINGS, PAGE)));
  const { rerender } = render(<Page {...LISTINGS} />);
  window.history.replaceState(null, '', '/de/history');
  rerender(<Page title="History" />);
  expect(document.title).toBe('History | Phantom Partners');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(canonical()).toBe(`${window.location.origin}/history`);
  expect(valueOf('meta[property="og:url"]')).toBe(canonical());
  expect(valueOf('meta[name=description]')).toBeUndefined();
  expect(document.querySelectorAll('link[rel=alternate], script')).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=icon], meta[charset]')).toHaveLength(2);
});

it('replaces what a server without knowledge of the page has written', () => {
  document.head.innerHTML +=
    '<title>Phantom Partners</title><meta name="description" content="x"><meta name="robots" content="noindex">';
  render(<Page {...LISTINGS} />);
  expect(document.title).toBe('Listings | Phantom Partners');
  expect(valueOf('meta[name=description]')).toBe('Homes & houses');
  expect(valueOf('meta[name=robots]')).toBeUndefined();
});

it('adds and removes noindex', () => {
  const { rerender } = render(<Page title="Log in" noindex />);
  expect(valueOf('meta[name=robots]')).toBe('noindex');
  expect(canonical()).toBeUndefined();
  rerender(<Page {...LISTINGS} />);
  expect(valueOf('meta[name=robots]')).toBeUndefined();
  expect(canonical()).toBe(`${window.location.origin}/listings`);
});

it('uses the language of the page', async () => {
  const { rerender } = render(<Page {...LISTINGS} />);
  await startTranslations('de', []);
  rerender(<Page {...LISTINGS} title="Immobilien" />);
  expect(canonical()).toBe(`${window.location.origin}/de/listings`);
});
