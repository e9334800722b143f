import { mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * In watch mode each part of the product says in a file of its own, `<folder>/<part>.json`, whether it builds.
 *
 * @typedef {{ part: string, errors: string[], build: string }} BuildStatus `build` differs for each build that has another result
 */

/** @param {BuildStatus} status */
export function writeBuildStatus(dir, status) {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${status.part}.json`);
  // A reader never sees half of it.
  writeFileSync(`${file}.new`, JSON.stringify(status));
  renameSync(`${file}.new`, file);
}

/**
 * Calls `onChange` with each status that is written from now on.
 *
 * @param {(status: BuildStatus) => void} onChange
 * @returns {() => void} ends it
 */
export function watchBuildStatus(dir, onChange) {
  mkdirSync(dir, { recursive: true });
  const seen = new Map();
  const watcher = watch(dir, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    const text = readOrEmpty(join(dir, name));
    if (text === '' || seen.get(name) === text) return;
    seen.set(name, text);
    onChange(JSON.parse(text));
  });
  return () => watcher.close();
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Where in the compiler an error of the source was found. */
const COMPILERS_OWN = /\s*(Caused by|Stack backtrace):[^]*$/;

/** Writes the status of each build of a compiler in watch mode into `BUILD_STATUS_DIR`. */
export class BuildStatusPlugin {
  constructor(part, dir = process.env.BUILD_STATUS_DIR) {
    this.part = part;
    this.dir = dir;
  }

  apply(compiler) {
    const { dir, part } = this;
    if (!dir) return;
    compiler.hooks.done.tap('BuildStatusPlugin', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
      writeBuildStatus(dir, {
        part,
        errors: errors.map(({ moduleName, file, message }) =>
          [moduleName ?? file, message.replace(COMPILERS_OWN, '')].filter(Boolean).join('\n'),
        ),
        build: `${stats.hash}`,
      });
    });
  }
}

/**
 * Passes on to the open pages what other parts of the product say: an error as an overlay, a new shell as a reload.
 *
 * @param {import('webpack-dev-server').default} server of one remote
 * @param {string} own the remote's name: it tells of itself without this
 * @returns {(() => void) | undefined} ends it
 */
export function tellPagesOfOtherParts(server, own, dir = process.env.BUILD_STATUS_DIR) {
  if (!dir) return undefined;
  const isRemote = (part) => part.startsWith('mf-');
  return watchBuildStatus(dir, ({ part, errors }) => {
    if (part === own || isRemote(part) || !server.webSocketServer) return;
    const send = (type, data) => server.sendMessage(server.webSocketServer.clients, type, data);
    if (errors.length > 0) send('errors', errors);
    else if (part === 'shell') send('static-changed');
    else send('ok');
  });
}
