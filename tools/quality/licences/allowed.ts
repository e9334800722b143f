import type { ShippedPackage } from './shipped-packages.js';

/** Those that ask for no more than that their words come along. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What has been looked at by hand. */
const LOOKED_AT: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips is linked dynamically, unchanged and replaceable, and never leaves our servers',
  },
  {
    name: /^@vercel\/stega$/,
    licence: 'MPL-2.0',
    reason: 'the licence covers its own files, which are shipped unchanged',
  },
  { name: /^passport-strategy$/, licence: '', reason: 'MIT, as its LICENSE says' },
  { name: /^pause$/, licence: '', reason: 'MIT, as its Readme says' },
];

/** Whether a package may be shipped: by one of the licences it can be had under, all parts of which are allowed. */
export const isAllowed = ({ name, licence }: Pick<ShippedPackage, 'name' | 'licence'>): boolean => {
  const own = LOOKED_AT.filter((one) => one.name.test(name)).map((one) => one.licence);
  const fits = (id: string) => ALLOWED.has(id) || own.includes(id);
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(fits));
};

/** The lines that explain what stands in the list beside the usual. */
export const remarks = (): string[] =>
  LOOKED_AT.map(
    ({ name, licence, reason }) => `- \`${name.source}\`: ${licence || 'says nothing'}; ${reason}.`,
  );
