import { remarks } from './allowed.js';
import { MAP_DATA } from './map-data.js';
import type { ShippedPackage } from './shipped-packages.js';

/** The text of docs/licences.md. */
export function licenceList(packages: readonly ShippedPackage[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const { name, licence } of packages) {
    const names = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, names.add(name));
  }
  const rows = [...byLicence]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([licence, names]) =>
        `**${licence || 'No word of a licence'}** (${names.size}): ${[...names].join(', ')}`,
    );
  return [
    '# Licences of what we ship',
    'What the gateway, the services and the sections bring along when they run, out of `package-lock.json`. Written by',
    '`npm run licences`; `npm run check` fails where it is not current, or where a licence is not among those of',
    '`tools/quality/licences/allowed.ts`. An inventory with versions (CycloneDX) is written by `npm run --silent sbom > sbom.json`.',
    '',
    'Looked at by hand:',
    '',
    ...remarks(),
    '',
    ...rows.flatMap((row) => [row, '']),
    ...MAP_DATA,
    '',
  ]
    .join('\n')
    .replace('# Licences of what we ship\n', '# Licences of what we ship\n\n');
}
