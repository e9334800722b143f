import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locales } from './texts.js';

/**
 * The texts of servers whose name occurs in no source of a server. The compiler finds the opposite: a name without a text.
 */
export function unnamedKeys(root: string, servers: Locales[]): string[] {
  const files = globSync('{services,packages}/*/src/**/*.ts', { cwd: root });
  const gateway = globSync('gateway/src/**/*.ts', { cwd: root });
  const sources = [...files, ...gateway].map((file) => readFileSync(join(root, file), 'utf8'));
  const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  return servers.flatMap(({ owner, texts }) =>
    [...texts.en.keys()]
      .filter((key) => !words.has(key.split('.').at(-1) ?? ''))
      .map((key) => `${owner}/locales/en.json: "${key}" is used nowhere`),
  );
}
