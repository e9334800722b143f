import type { BootManifest, BootRemote } from '@phantom/registry';
import { renderPage } from './page.js';

const remote: BootRemote = {
  name: 'listings',
  version: '1',
  url: '/r/listings/1/remoteEntry.js',
  integrity: 'sha384-AAAA',
  declaration: { name: 'listings', namespace: 'listings', routes: [], menu: [] },
};

const manifest: BootManifest = {
  revision: 'r1',
  host: { version: '1', scripts: ['/r/shell/1/shell.js'], styles: ['/r/shell/1/shell.css'] },
  remotes: [remote],
};

const page = { manifest, language: 'en', isDemo: false, frame: 'public' } as const;

describe('renderPage', () => {
  it('brings the shell, and places for what it fills', () => {
    const html = renderPage({ ...page, language: 'de' });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<script defer src="/r/shell/1/shell.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/r/shell/1/shell.css">');
    for (const id of ['frame-header', 'main', 'frame-footer']) expect(html).toContain(`id="${id}"`);
  });

  it('asks for the entry of the remote in question, as the shell will ask for it', () => {
    const preload =
      '<link rel="preload" as="script" href="/r/listings/1/remoteEntry.js" crossorigin integrity="sha384-AAAA">';
    expect(renderPage({ ...page, remote })).toContain(preload);
    expect(renderPage(page)).not.toContain('rel="preload"');
  });

  it('asks for what the entry will ask for, with CORS only from elsewhere', () => {
    const preload = ['/r/listings/1/page.css', 'https://cdn.test/page.js'];
    const html = renderPage({ ...page, remote: { ...remote, preload } });
    expect(html).toContain('<link rel="preload" as="style" href="/r/listings/1/page.css">');
    expect(html).toContain(
      '<link rel="preload" as="script" href="https://cdn.test/page.js" crossorigin>',
    );
  });

  it('is laid out for the frame of its route', () => {
    expect(renderPage(page)).toContain('<body data-frame="public">');
    expect(renderPage({ ...page, frame: 'staff' })).toContain('<body data-frame="staff">');
  });

  it('says when it is a demonstration', () => {
    expect(renderPage(page)).not.toContain('data-demo');
    expect(renderPage({ ...page, isDemo: true })).toContain('<html lang="en" data-demo="true">');
  });

  it('carries the boot manifest, whatever a remote has put into it', () => {
    const label = '</script><img src=x onerror=alert(1)>';
    const hostile = { ...remote, version: label, url: '/r/"onload="x' };
    const html = renderPage({
      ...page,
      manifest: { ...manifest, remotes: [hostile] },
      remote: hostile,
    });
    const [, json = ''] = /id="boot-manifest">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ ...manifest, remotes: [hostile] });
    expect(html).not.toContain('<img');
    expect(html).toContain('href="/r/&quot;onload=&quot;x"');
  });
});
