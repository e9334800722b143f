import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const folder = fileURLToPath(new URL('../../../../.data/jest-native/', import.meta.url));
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
  },
  module: { type: 'es6' },
};

const writeWhole = (file, text) => {
  const temporary = `${file}.${process.pid}-${Math.random()}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
};

/**
 * Compiles a TypeScript file as production does, with the decorator metadata that NestJS and TypeORM read. The result and its
 * source map are cached by content, for all workers and runs.
 *
 * @param {string} filename
 * @returns {{ code: string, map: string }} the JavaScript, and the file that holds its source map
 */
export const compile = (filename) => {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha1')
    .update(JSON.stringify([version, options, filename, source]))
    .digest('hex');
  const [output, map] = [join(folder, `${key}.js`), join(folder, `${key}.map`)];
  if (existsSync(output)) return { code: readFileSync(output, 'utf8'), map };
  mkdirSync(folder, { recursive: true });
  const compiled = transformSync(source, { ...options, filename, sourceFileName: filename });
  writeWhole(map, compiled.map);
  writeWhole(output, compiled.code);
  return { code: compiled.code, map };
};
