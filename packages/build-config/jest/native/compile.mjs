import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const folder = fileURLToPath(new URL('../../../../.data/cache/jest/', import.meta.url));
const { version } = createRequire(import.meta.url)('@swc/core/package.json');

const options = {
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const hash = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex').slice(0, 20);

/** Another worker may read it at the same time. */
const writeWhole = (file, text) => {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
};

/**
 * Compiles a TypeScript file as production does, with the decorator metadata that NestJS and TypeORM read. The result and its
 * source map are cached for all workers and runs, as long as the file is the same.
 *
 * @param {string} filename
 * @returns {{ code: string, map: string }} the JavaScript, and the file that holds its source map
 */
export const compile = (filename) => {
  const source = readFileSync(filename, 'utf8');
  const key = hash(version, JSON.stringify(options), source);
  const own = join(folder, hash(filename));
  const [output, map] = [join(own, `${key}.js`), join(own, `${key}.map`)];
  if (existsSync(output)) return { code: readFileSync(output, 'utf8'), map };
  mkdirSync(own, { recursive: true });
  const compiled = transformSync(source, { ...options, filename, sourceFileName: filename });
  writeWhole(map, compiled.map);
  writeWhole(output, compiled.code);
  for (const other of readdirSync(own)) {
    if (!other.startsWith(key)) rmSync(join(own, other), { force: true });
  }
  return { code: compiled.code, map };
};
