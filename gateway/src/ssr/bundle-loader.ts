import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { hasIntegrity } from '../registry/integrity.js';
import type { BundleFile } from './render-task.js';

/** A worker runs one version, and so one bundle. */
const loaded = new Map<string, object>();

/** The exports of a bundle, which runs once. @throws Error if the file does not have the published hash, or fails */
export const loadBundle = async ({ file, integrity }: BundleFile): Promise<object> => {
  const known = loaded.get(integrity);
  if (known) return known;
  // The checked content is what runs: the file is read once, and not required.
  const content = await readFile(file);
  if (!hasIntegrity(content, integrity)) {
    throw new Error(`${file} is not the file that was published: its hash is another one`);
  }
  const module = { exports: {} };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = vm.compileFunction(content.toString('utf8'), parameters, { filename: file });
  run(module, module.exports, requireBuiltin, file, '');
  loaded.set(integrity, module.exports);
  return module.exports;
};

const require = createRequire(import.meta.url);

/** A bundle contains everything except the modules of Node.js. */
const requireBuiltin = (name: string): unknown => {
  if (!isBuiltin(name)) throw new Error(`a server bundle may require nothing but Node: ${name}`);
  return require(name);
};
