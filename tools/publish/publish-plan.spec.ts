import { emptyDocument, resolve, validateDocument } from '@phantom/registry';
import { contentHash, integrityOf } from './bundle-files.js';
import { planPublish, withVersion } from './publish-plan.js';

const declaration = { name: 'listings', namespace: 'listings', routes: [], menu: [] };
const build = {
  name: 'listings',
  version: '1.2.0',
  entry: 'remote.js',
  scripts: ['remote.js'],
  styles: [],
  preload: ['page.js'],
  lazy: {
    './locales/de.json': ['de.js'],
    './src/home.tsx': ['home.css', 'home.js'],
    './src/parts.tsx': ['parts.js', 'home.css'],
  },
};
const filesOf = (content: string) => [{ name: 'remote.js', content: Buffer.from(content) }];

const planOf = (content: string) => planPublish(build, filesOf(content), { declaration });

const registered = (...contents: string[]) =>
  contents.map(planOf).reduce(withVersion, emptyDocument());

describe('planPublish', () => {
  it('names folder and version by the content, and addresses the files in it', () => {
    const folder = `1.2.0-${contentHash(filesOf('a'))}`;
    expect(planOf('a')).toEqual({
      name: 'listings',
      folder,
      version: {
        url: `/r/listings/${folder}/remote.js`,
        metadata: { version: folder, integrity: expect.stringMatching(/^sha384-/) },
        deployment: { traffic: 100, default: true },
        extras: {
          declaration,
          preload: [`/r/listings/${folder}/page.js`],
          chunks: {},
          texts: { de: 'de.js' },
        },
      },
    });
    expect(planOf('b').folder).not.toBe(folder);
  });

  it('makes the shell the host', () => {
    const lazy = { ...build.lazy, './src/frame/staff/staff-frame.ts': ['staff.css', 'staff.js'] };
    const shell = { ...build, name: 'shell', styles: ['shell.css'], lazy };
    const font = 'assets/spectral-latin-500-normal.2d6f.woff2';
    const letters = 'assets/spectral-cyrillic-500-normal.cd25.woff2';
    const fonts = [font, letters].map((name) => ({ name, content: Buffer.from(name) }));
    const { version, folder } = planPublish(shell, [...filesOf('a'), ...fonts]);
    const urlOf = (file: string) => `/r/shell/${folder}/${file}`;
    expect(version.extras).toEqual({
      host: true,
      scripts: [`/r/shell/${folder}/remote.js`],
      styles: [`/r/shell/${folder}/shell.css`],
      texts: { de: urlOf('de.js') },
      fonts: {
        en: [urlOf(font)],
        de: [urlOf(font)],
        it: [urlOf(font)],
        ru: [urlOf(font), urlOf(letters)],
        es: [urlOf(font)],
      },
      staff: [urlOf('staff.css'), urlOf('staff.js')],
    });
  });

  it('tells what each route needs, each file once', () => {
    const routes = { '/': ['./src/home.tsx', './src/parts.tsx'], '/plain': [] };
    const { version } = planPublish(build, filesOf('a'), { declaration, routes });
    expect(version.extras).toMatchObject({
      chunks: { '/': ['home.css', 'home.js', 'parts.js'], '/plain': [] },
    });
  });

  it('names the bundle for the server with its integrity', () => {
    const files = [...filesOf('a'), { name: 'server/server.cjs', content: Buffer.from('b') }];
    const { version, folder } = planPublish(build, files, { declaration });
    expect(version.extras.server).toEqual({
      url: `/r/listings/${folder}/server/server.cjs`,
      integrity: integrityOf(Buffer.from('b')),
    });
  });

  it('refuses a build without its entry, and one that is not what it declares', () => {
    expect(() => planPublish(build, [], { declaration })).toThrow(/no file remote.js/);
    expect(() => planPublish(build, filesOf('a'))).toThrow(/no remote.json/);
    const other = { ...build, name: 'portfolio' };
    expect(() => planPublish(other, filesOf('a'), { declaration })).toThrow(
      /declaration of listings/,
    );
  });
});

describe('withVersion', () => {
  const versionsOf = (document: ReturnType<typeof registered>) =>
    document.microFrontends['listings'] ?? [];

  it('gives the new version all traffic and keeps the one before for a way back', () => {
    const document = validateDocument(registered('a', 'b'));
    expect(versionsOf(document).map(({ deployment }) => deployment)).toEqual([
      { traffic: 0, default: false },
      { traffic: 100, default: true },
    ]);
  });

  it('leaves the document alone when nothing changes', () => {
    const document = registered('a');
    expect(withVersion(document, planOf('a'))).toBe(document);
  });

  it('brings an earlier version back without listing it twice', () => {
    const document = validateDocument(registered('a', 'b', 'a'));
    expect(versionsOf(document)).toHaveLength(2);
    expect(versionsOf(document).at(-1)).toEqual(planOf('a').version);
  });

  it('keeps the last five of the earlier versions', () => {
    const document = registered('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(versionsOf(document).map(({ url }) => url)).toEqual(
      ['b', 'c', 'd', 'e', 'f', 'g'].map((content) => planOf(content).version.url),
    );
  });

  it('leaves other entries as they are', () => {
    const shell = planPublish({ ...build, name: 'shell' }, filesOf('shell'));
    const document = withVersion(registered('a'), shell);
    expect(resolve(document, { bucket: 0 }).remotes[0]?.version).toBe(planOf('a').folder);
  });
});
