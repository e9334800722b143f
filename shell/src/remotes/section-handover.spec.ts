import { act } from '@testing-library/react';
import type { RemoteLifecycles, RemoteProps } from '@phantom/mf-kit';
import { closeNotice, currentNotice } from '../notice/notice-store';
import { bootRemote, hanging, missing, throwingAtMount } from '../testing/remotes';
import { framePage, serveSection } from '../testing/page';
import { RemoteStore, type FetchRemote } from './remote-store';
import { SectionVisit } from './section-visit';
import { servedRemote } from './section-container';

const html = '<h1>Homes</h1><a href="/listings/sales/queens">Queens</a>';
const data = { loaderData: { '0': ['a home'] }, errors: null };
const listings = bootRemote('mf-listings');
const withDefault = bootRemote('mf-listings', {
  default: { version: '0.9.0', url: '/r/mf-listings/0.9.0/remoteEntry.js' },
});
const main = () => document.getElementById('main') as HTMLElement;

/** A remote that records its mount, and hydrates by doing nothing. */
function takingOver() {
  const mounted: RemoteProps[] = [];
  const unmount = jest.fn(async () => undefined);
  const remote: RemoteLifecycles = {
    bootstrap: async () => undefined,
    mount: async (props) => {
      mounted.push(props);
      if (!props.hydrationData) props.container.textContent = 'drawn by the browser';
    },
    unmount,
  };
  return { mounted, unmount, remote, fetch: async () => remote };
}

function visit(fetch: FetchRemote, remote = listings): SectionVisit {
  return new SectionVisit(remote, new RemoteStore(fetch), ['/lending']);
}

beforeEach(async () => {
  await framePage();
  globalThis.reportError = jest.fn();
});
afterEach(() => {
  closeNotice();
  jest.useRealTimers();
});

it('passes the server’s content and data to the remote', async () => {
  const element = serveSection('mf-listings', html, data);
  const { fetch, mounted } = takingOver();
  await visit(fetch).show();
  expect(mounted).toEqual([{ container: element, hydrationData: data, otherPaths: ['/lending'] }]);
  expect(main().innerHTML).toBe(`<div data-remote="mf-listings">${html}</div>`);
});

it('does not mark content of the server as busy', async () => {
  serveSection('mf-listings', html, data);
  void visit(hanging).show();
  expect(main()).not.toHaveAttribute('aria-busy', 'true');
});

it('uses the data for the first page only', async () => {
  serveSection('mf-listings', html, data);
  const { fetch, mounted } = takingOver();
  const first = visit(fetch);
  await first.show();
  await first.leave();
  await visit(fetch).show();
  expect(mounted.map(({ hydrationData }) => hydrationData)).toEqual([data, undefined]);
  expect(main()).toHaveTextContent('drawn by the browser');
});

it('drops the data when the visitor leaves before hydration, and does not wait', async () => {
  serveSection('mf-listings', html, data);
  const unmount = jest.fn(async () => undefined);
  const slow = { ...takingOver().remote, mount: () => new Promise<void>(() => undefined), unmount };
  const stay = visit(async () => slow);
  void stay.show();
  await act(async () => undefined);
  await stay.leave();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(main()).toBeEmptyDOMElement();
  expect(servedRemote()).toBeUndefined();
});

it('ignores the data of another section', async () => {
  serveSection('mf-portfolio', '<h1>Projects</h1>', data);
  const { fetch, mounted } = takingOver();
  await visit(fetch).show();
  expect(mounted[0]?.hydrationData).toBeUndefined();
});

it('keeps the content when the remote cannot be loaded, and offers a retry', async () => {
  const element = serveSection('mf-listings', html, data);
  const { fetch, mounted } = takingOver();
  let answer: FetchRemote = missing;
  await visit((...call) => answer(...call)).show();
  expect(main().innerHTML).toBe(`<div data-remote="mf-listings">${html}</div>`);
  expect(servedRemote()).toBe('mf-listings');
  expect(currentNotice()?.textKey).toBe('unavailable.readOnly');

  answer = fetch;
  await act(async () => currentNotice()?.onRetry?.());
  expect(mounted).toEqual([{ container: element, hydrationData: data, otherPaths: ['/lending'] }]);
  expect(currentNotice()).toBeUndefined();
  expect(servedRemote()).toBeUndefined();
});

it('closes the notice with the section', async () => {
  serveSection('mf-listings', html, data);
  const stay = visit(missing);
  await stay.show();
  await stay.leave();
  expect(currentNotice()).toBeUndefined();
});

it('passes no data to the default version', async () => {
  serveSection('mf-listings', html, data);
  const { remote, mounted } = takingOver();
  const fetch: FetchRemote = async (name, source, attempt) =>
    source.version === '0.9.0' ? remote : missing(name, source, attempt);
  await visit(fetch, withDefault).show();
  expect(mounted.map(({ hydrationData }) => hydrationData)).toEqual([undefined]);
  expect(main().textContent).toBe('drawn by the browser');
  expect(servedRemote()).toBeUndefined();
});

it('restores the content when the default version fails too', async () => {
  serveSection('mf-listings', html, data);
  const fetch: FetchRemote = (name, source, attempt) =>
    (source.version === '0.9.0' ? throwingAtMount : missing)(name, source, attempt);
  await visit(fetch, withDefault).show();
  expect(main().innerHTML).toBe(`<div data-remote="mf-listings">${html}</div>`);
  expect(currentNotice()?.textKey).toBe('unavailable.readOnly');
});

it('shows the panel when the remote has damaged the content', async () => {
  serveSection('mf-listings', html, data);
  await act(() => visit(throwingAtMount).show());
  expect(main()).toHaveTextContent('not available right now');
  expect(servedRemote()).toBeUndefined();
});

it('stops a slow remote, so that two never share the content', async () => {
  jest.useFakeTimers();
  serveSection('mf-listings', html, data);
  const unmount = jest.fn(async () => undefined);
  const slow = { ...takingOver().remote, mount: () => new Promise<void>(() => undefined), unmount };
  void visit(async () => slow).show();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(main().innerHTML).toBe(`<div data-remote="mf-listings">${html}</div>`);
});
