import type { RegistryEntry } from '@phantom/registry';
import { whoHas } from './who-has.js';

const entry = (traffic: number, isDefault: boolean, canary?: RegistryEntry['canary']) =>
  ({
    versions: [
      { metadata: { version: '1' }, deployment: { traffic, default: isDefault } },
      { metadata: { version: '2' }, deployment: { traffic: 0, default: false } },
    ],
    ...(canary && { canary }),
  }) as unknown as RegistryEntry;

const trial = { version: '1', employees: true, since: '' };

describe('whoHas', () => {
  it.each([
    ['a staged version', entry(100, true), '2', /^Nobody gets 2: it is in the registry/],
    ['a version that is not there', entry(100, true), '3', /^Nobody gets 3\. /],
    ['a version that is live', entry(100, true), '1', /^Everybody gets 1: it was live before/],
    ['a canary', entry(10, false, trial), '1', /^10 % of the visitors, and employees, still get 1/],
    ['a canary of employees', entry(0, false, trial), '1', /^0 % .* employees, still get 1/],
    [
      'the default beside a canary',
      entry(0, true, { ...trial, version: '2' }),
      '1',
      /^Everybody without the canary gets 1/,
    ],
  ])('reports who gets %s', (_what, before, version, said) => {
    expect(whoHas(before, version)).toMatch(said);
  });
});
