import { contentHash, integrityOf } from './bundle-files.js';
import { planPublish } from './publish-plan.js';

const declaration = { name: 'listings', namespace: 'listings', routes: [], menu: [] };
const build = {
  name: 'listings',
  version: '1.2.0',
  entry: 'remote.js',
  scripts: ['remote.js'],
  styles: [],
  preload: ['page.js'],
  integrity: { 'page.js': 'sha384-AAAA' },
  shared: { react: '^19.0.0' },
  lazy: {
    './locales/de.json': ['de.js'],
    './src/home.tsx': ['home.css', 'home.js'],
    './src/parts.tsx': ['parts.js', 'home.css'],
  },
};
const filesOf = (content: string) => [{ name: 'remote.js', content: Buffer.from(content) }];

const planOf = (content: string) => planPublish(build, filesOf(content), { declaration });

describe('planPublish', () => {
  it('names folder and version by the hash of the content', () => {
    const folder = `1.2.0-${contentHash(filesOf('a'), declaration)}`;
    expect(planOf('a')).toEqual({
      name: 'listings',
      folder,
      version: {
        url: `/r/listings/${folder}/remote.js`,
        metadata: { version: folder, integrity: expect.stringMatching(/^sha384-/) },
        extras: {
          declaration,
          preload: [`/r/listings/${folder}/page.js`],
          chunks: {},
          texts: { de: 'de.js' },
          integrity: build.integrity,
          shared: build.shared,
        },
      },
    });
    expect(planOf('b').folder).not.toBe(folder);
    const other = { ...declaration, routes: [{ path: '/a', frame: 'public' as const }] };
    const elsewhere = planPublish(build, filesOf('a'), { declaration: other });
    expect(elsewhere.folder).not.toBe(folder);
  });

  it('marks the shell as the host', () => {
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
      integrity: build.integrity,
      shared: build.shared,
    });
  });

  it('lists the files of each route once', () => {
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

  it('refuses a build without its entry, and one that differs from its declaration', () => {
    expect(() => planPublish(build, [], { declaration })).toThrow(/no file remote.js/);
    expect(() => planPublish(build, filesOf('a'))).toThrow(/no remote.json/);
    const other = { ...build, name: 'portfolio' };
    expect(() => planPublish(other, filesOf('a'), { declaration })).toThrow(
      /declaration of listings/,
    );
  });
});
