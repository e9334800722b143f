import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the bundler says about its output in `dist/build.json`; file names are relative to `dist`. */
export interface BuildOutput {
  name: string;
  version: string;
  /** The file that a page loads first. */
  entry: string;
  scripts: string[];
  styles: string[];
  /** Files that the entry needs at once, worth a preload hint. */
  preload: string[];
  /** The files of each module that is loaded later, by the module's path. */
  lazy: Record<string, string[]>;
  /** Subresource integrity of the scripts and stylesheets. */
  integrity?: Record<string, string>;
  /** The packages that shell and remotes share: the shell's versions, a remote's ranges. */
  shared?: Record<string, string>;
  /** The exports of the shared packages that a shell has or a remote uses, each with a hash of its signature. */
  kitExports?: Record<string, Record<string, string>>;
}

export const BUILD_FILE = 'build.json';

/**
 * Reads the bundler's description of a build.
 *
 * @throws Error saying what is missing, in terms of the command that makes it
 */
export const readBuildOutput = async (distDir: string): Promise<BuildOutput> => {
  const file = path.join(distDir, BUILD_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: build the folder before publishing it`);
  });
  return parseBuildOutput(text, file);
};

const parseBuildOutput = (text: string, file: string): BuildOutput => {
  const build = JSON.parse(text) as Partial<BuildOutput>;
  const { name, version, entry, scripts = [], styles = [], preload = [], lazy = {} } = build;
  const { integrity, shared, kitExports } = build;
  if (!name || !version || !entry) throw new Error(`${file} lacks a name, a version or an entry`);
  return { name, version, entry, scripts, styles, preload, lazy, integrity, shared, kitExports };
};
