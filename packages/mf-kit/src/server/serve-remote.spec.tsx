import type { PageRequest } from '@phantom/registry/server-bundle';
import { ApiError } from '../api/unwrap';
import {
  api,
  data,
  Link,
  redirect,
  sitePath,
  unwrap,
  useLoaderData,
  useTranslation,
} from '../index';
import { defineRemote } from '../remote/define-remote';
import type { RemoteRoute } from '../router/remote-route';
import { serveRemote } from './serve-remote';

const asked: Request[] = [];
const tools = {
  fetch: async (request: Request) => {
    asked.push(request);
    return Response.json({
      error: 0,
      list: [{ id: 1, name: '</script><b>', image: '', designation: '' }],
    });
  },
};

const team: RemoteRoute = {
  loader: async ({ request }) => {
    const { list } = await unwrap(api.GET('/api/auth/teamList', { signal: request.signal }));
    return list.map(({ name }) => name);
  },
  Component: function Team() {
    const { t } = useTranslation();
    return (
      <>
        <h1>{t('title')}</h1>
        <p>{useLoaderData<string[]>()}</p>
        <Link to="/next">next</Link>
        <a href={sitePath('/home')}>home</a>
      </>
    );
  },
  handle: { head: (_data, t) => ({ title: t('title') }) },
};
const lazyTeam = { ...team };

const routes: RemoteRoute[] = [
  { path: '/team', ...team },
  { path: '/lazy', lazy: async () => lazyTeam },
  { path: '/moved', loader: () => redirect('/team?from=moved') },
  { path: '/gone', loader: () => data(null, { status: 404 }), Component: () => <h1>Gone</h1> },
  {
    path: '/unknown',
    loader: () => Promise.reject(new ApiError('There is no such home', 404)),
    Component: () => null,
  },
  {
    path: '/removed',
    loader: () => Promise.reject(new ApiError('It is no longer available', 410)),
    Component: () => null,
  },
  {
    path: '/refused',
    loader: () => Promise.reject(new ApiError('Please come back later', 503)),
    Component: () => null,
  },
  {
    path: '/broken',
    Component: () => {
      throw new Error('a bug');
    },
  },
  {
    path: '/confused',
    loader: () => {
      throw new TypeError('a bug');
    },
    Component: () => null,
  },
];

defineRemote({
  name: 'mf-team',
  routes,
  locales: async (language) => ({ title: language === 'de' ? 'Mannschaft' : 'Team' }),
});
const bundle = serveRemote((exported) => (exported === lazyTeam ? './src/team.tsx' : 'unknown'));

const render = (pathname: string, request: Partial<PageRequest> = {}) =>
  bundle.renderSection(
    {
      origin: 'https://phantom.example',
      path: pathname,
      language: 'en',
      basename: '',
      isDemo: false,
      requestId: 'request-1',
      canonical: pathname,
      ...request,
    },
    tools,
  );
const inGerman = { language: 'de', basename: '/de' } as const;

beforeEach(() => asked.splice(0));

it('renders a page with its data, texts and head', async () => {
  const { status, html, head } = await render('/team');
  expect(status).toBe(200);
  expect(html).toContain('<h1>Team</h1><p>&lt;/script&gt;&lt;b&gt;</p>');
  expect(head).toContain('>Team | Phantom Partners</title>');
});

it('loads the data with the language and request id of the page', async () => {
  await render('/team', { language: 'ru' });
  const [request] = asked;
  expect(request?.url).toBe('https://phantom.example/api/auth/teamList');
  expect(request?.headers.get('accept-language')).toBe('ru');
  expect(request?.headers.get('x-request-id')).toBe('request-1');
});

it('returns the data for hydration, escaped for a script element', async () => {
  const { data: text } = await render('/team');
  expect(text).not.toContain('</script>');
  const { loaderData, errors } = JSON.parse(text) as Record<string, object>;
  expect(Object.values(loaderData ?? {})).toEqual([['</script><b>']]);
  expect(errors).toBeNull();
});

it('keeps the language of the address in every link', async () => {
  const { html } = await render('/de/team', inGerman);
  expect(html).toContain('<h1>Mannschaft</h1>');
  expect(html).toContain('href="/de/next"');
  expect(html).toContain('href="/de/home"');
});

it('renders pages of several languages at the same time', async () => {
  const [german, english] = await Promise.all([render('/de/team', inGerman), render('/team')]);
  expect(german.html).toContain('Mannschaft');
  expect(english.html).toContain('href="/home"');
});

it('loads lazy routes, and describes their modules', async () => {
  expect((await render('/lazy')).html).toContain('<h1>Team</h1>');
  expect(await bundle.describeRoutes()).toMatchObject({ '/lazy': ['./src/team.tsx'], '/team': [] });
});

it('returns the redirect of a loader, with the language of the address', async () => {
  expect(await render('/de/moved', inGerman)).toMatchObject({
    status: 302,
    redirect: '/de/team?from=moved',
  });
});

it.each([
  ['/gone', 404, 'Gone'],
  ['/unknown', 404, 'There is no such home'],
  ['/removed', 410, 'no longer available'],
  ['/refused', 503, 'Please come back later'],
])('renders %s with status %i', async (path, status, words) => {
  const rendered = await render(path);
  expect(rendered.status).toBe(status);
  expect(rendered.html).toContain(words);
});

it.each(['/broken', '/confused'])('rejects for %s, which has a bug', async (path) => {
  const reported = jest.spyOn(console, 'error').mockImplementation();
  await expect(render(path)).rejects.toThrow('a bug');
  reported.mockRestore();
});
