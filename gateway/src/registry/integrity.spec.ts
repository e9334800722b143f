import type { MicroFrontendVersion, RegistryDocument } from '@phantom/registry';
import { fileIntegrity } from './integrity.js';

const versionOf = (version: string, integrity?: Record<string, string>): MicroFrontendVersion => ({
  url: `/r/listings/${version}/remoteEntry.js`,
  metadata: { version, integrity: 'sha384-entry' },
  extras: {
    declaration: { name: 'listings', namespace: 'listings', routes: [], menu: [] },
    ...(integrity && { integrity }),
  },
});

const document: RegistryDocument = {
  schema: '',
  microFrontends: { listings: [versionOf('1', { 'a.js': 'sha256-1' }), versionOf('2')] },
};

describe('fileIntegrity', () => {
  const integrityOf = fileIntegrity(document);

  it.each([
    ['/r/listings/1/a.js', 'sha256-1'],
    ['/r/listings/1/b.js', undefined],
    ['/r/listings/2/a.js', undefined],
    ['https://cdn.test/1/a.js', undefined],
  ])('of %s is %s', (url, integrity) => {
    expect(integrityOf(url)).toBe(integrity);
  });
});
