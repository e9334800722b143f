import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import {
  getTranslations,
  startTranslations,
  KIT_NAMESPACE,
  loadNamespace,
} from '../i18n/translations';
import { Link, useHydrated, useLoaderData, useSubmitButton, useTranslation } from '../index';
import { pageRoutes } from '../page/page-routes';
import { activeRouterOwns } from '../router/navigation';
import type { RemoteRoute } from '../router/remote-route';
import { defineRemote } from './define-remote';
import type { RemoteLifecycles } from './remote-definition';
import { RemoteRoot } from './remote-root';

let fail = false;
const loaded = jest.fn((path: string) => path);

function Page() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{`${t('title')} ${useLoaderData<string>()}`}</h1>
      <Link to="/homes/2">next</Link>
      <Link to="/elsewhere">away</Link>
      <Link to="/visit-us">visit</Link>
    </>
  );
}

/** A form that renders again after hydration. */
function EntryForm() {
  const [entry, setEntry] = useState({ name: '', note: '', agreed: false, kind: 'sale' });
  const hydrated = useHydrated();
  const [before, setBefore] = useState(hydrated);
  if (hydrated !== before) {
    setBefore(hydrated);
    setEntry({ ...entry, name: 'proposed' });
  }
  const keep = (name: string) => (event: { target: { value: string } }) =>
    setEntry((last) => ({ ...last, [name]: event.target.value }));
  return (
    <form>
      <h1>Form</h1>
      <input aria-label="name" value={entry.name} onChange={keep('name')} />
      <textarea aria-label="note" value={entry.note} onChange={keep('note')} />
      <select aria-label="kind" value={entry.kind} onChange={keep('kind')}>
        <option>sale</option>
        <option>rent</option>
      </select>
      <input
        type="checkbox"
        aria-label="agreed"
        checked={entry.agreed}
        onChange={({ target }) => setEntry((last) => ({ ...last, agreed: target.checked }))}
      />
      <output>{JSON.stringify(entry)}</output>
      <button {...useSubmitButton(false)}>Send</button>
    </form>
  );
}

const page: RemoteRoute = {
  loader: ({ request }) => {
    if (fail) throw new Error('The service is down');
    return loaded(new URL(request.url).pathname);
  },
  Component: Page,
  handle: { head: (path: string) => ({ title: `Home ${path}`, description: 'A home' }) },
};
const routes: RemoteRoute[] = [
  { path: '/homes/:id', ...page },
  { path: '/form', Component: EntryForm },
  {
    path: '/lazy',
    lazy: () => (fail ? Promise.reject(new Error('chunk')) : Promise.resolve(page)),
  },
];

let remote: RemoteLifecycles;
/** Mounts the remote at a path, as the shell does. */
async function mountAt(path: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<main id="main"><div id="section"></div></main>';
  const container = document.getElementById('section') as HTMLElement;
  await act(() => remote.mount({ container }));
  return container;
}

beforeEach(async () => {
  fail = false;
  loaded.mockClear();
  await startTranslations('en', [KIT_NAMESPACE]);
  remote = defineRemote({
    name: 'mf-homes',
    routes,
    locales: async (language) => ({ title: language === 'de' ? 'Haus' : 'House' }),
  });
  await remote.bootstrap();
});
afterEach(() => act(() => remote.unmount()));

it('shows the page of the address with its data, texts and head', async () => {
  await mountAt('/homes/1');
  expect(await screen.findByRole('heading')).toHaveTextContent('House /homes/1');
  await waitFor(() => expect(document.title).toBe('Home /homes/1 | Phantom Partners'));
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'A home');
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('navigates, moves the focus to the heading and announces the title', async () => {
  const user = userEvent.setup();
  await mountAt('/homes/1');
  await user.click(await screen.findByText('next'));
  const heading = await screen.findByText('House /homes/2');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Home /homes/2');
});

it('shows nothing during the switch to another section', async () => {
  const user = userEvent.setup();
  const container = await mountAt('/homes/1');
  await user.click(await screen.findByText('away'));
  await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
  expect(container).toBeEmptyDOMElement();
});

describe('a route that takes every path at the root', () => {
  const otherPaths = ['/elsewhere', '/news/:id'];

  beforeEach(async () => {
    remote = defineRemote({
      name: 'mf-homes',
      routes: [...routes, { path: '/:page', ...page }],
      locales: async () => ({ title: 'House' }),
    });
    await remote.bootstrap();
    window.history.replaceState(null, '', '/homes/1');
    document.body.innerHTML = '<main id="main"><div id="section"></div></main>';
    const container = document.getElementById('section') as HTMLElement;
    await act(() => remote.mount({ container, otherPaths }));
  });

  it('shows a path that no section declares', async () => {
    await userEvent.click(await screen.findByText('visit'));
    expect(await screen.findByText('House /visit-us')).toBeVisible();
    expect(activeRouterOwns('/visit-us')).toBe(true);
  });

  it('leaves a path to the section that declares it', async () => {
    await userEvent.click(await screen.findByText('away'));
    await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
    expect(document.getElementById('section')).toBeEmptyDOMElement();
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it.each(['/elsewhere', '/Elsewhere', '/news/3', '/de'])('does not own %s', async (path) => {
    await screen.findByText('House /homes/1');
    expect(activeRouterOwns(path)).toBe(false);
  });
});

it.each(['/homes/1', '/lazy'])('offers a retry when %s cannot be loaded', async (path) => {
  const user = userEvent.setup();
  // React and react-router log the error.
  const reported = jest.spyOn(console, 'error').mockImplementation();
  fail = true;
  await mountAt(path);
  expect(await screen.findByRole('heading')).toHaveTextContent('This page could not be shown');
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`House ${path}`)).toBeVisible();
  reported.mockRestore();
});

/** The page as the server renders it, and its data. */
async function serverPage(path: string) {
  const handler = createStaticHandler(pageRoutes(routes));
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('a redirect');
  const html = renderToString(
    <RemoteRoot name="mf-homes" translations={await translations()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RemoteRoot>,
    { identifierPrefix: 'mf-homes-' },
  );
  const { loaderData } = context;
  return { html, hydrationData: { loaderData, errors: null } };
}
async function translations() {
  await loadNamespace(getTranslations(), 'mf-homes');
  return getTranslations();
}

describe('over content from the server', () => {
  it.each(['/homes/1', '/lazy'])('hydrates %s without changes or requests', async (path) => {
    const { html, hydrationData } = await serverPage(path);
    loaded.mockClear();
    const reported = jest.fn();
    window.reportError = reported;
    window.history.replaceState(null, '', path);
    document.body.innerHTML = `<main id="main"><div id="section">${html}</div></main>`;
    const container = document.getElementById('section') as HTMLElement;
    const heading = screen.getByRole('heading');

    await act(() => remote.mount({ container, hydrationData }));
    expect(screen.getByRole('heading')).toBe(heading);
    expect(reported).not.toHaveBeenCalled();
    expect(loaded).not.toHaveBeenCalled();

    await userEvent.click(screen.getByText('next'));
    expect(await screen.findByText('House /homes/2')).toBeVisible();
  });
});

it('repeats input from before hydration, and submits nothing until then', async () => {
  const { html, hydrationData } = await serverPage('/form');
  window.history.replaceState(null, '', '/form');
  document.body.innerHTML = `<main id="main"><div id="section">${html}</div></main>`;
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('type', 'button');
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  field('name').value = 'Ada';
  field('note').value = 'by the river';
  field('kind').value = 'rent';
  field('agreed').checked = true;

  const container = document.getElementById('section') as HTMLElement;
  await act(() => remote.mount({ container, hydrationData }));
  const told = { name: 'Ada', note: 'by the river', agreed: true, kind: 'rent' };
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(told)));
  expect(field('name')).toHaveValue('Ada');
  expect(button).toHaveAttribute('type', 'submit');
});

it('leaves nothing behind and can be mounted again', async () => {
  const container = await mountAt('/homes/1');
  await screen.findByText('House /homes/1');
  await act(() => remote.unmount());
  expect(container).toBeEmptyDOMElement();
  await mountAt('/homes/3');
  expect(await screen.findByText('House /homes/3')).toBeVisible();
});
