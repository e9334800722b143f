import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { packageOf } from './common.mjs';
import { serverAssetRule, scriptRule, serverStyleRule } from './rules.mjs';

const REMOTE_ENTRY = fileURLToPath(new URL('./server-entry.cjs', import.meta.url));

/** Where a build has its server bundle, relative to its folder. */
export const SERVER_FILE = 'server/server.cjs';

/** The server bundle of a remote: its routes as the gateway renders them. */
export function remoteServerConfig(dir, mode) {
  return serverConfig(dir, mode, {
    entry: REMOTE_ENTRY,
    alias: { 'remote-under-build$': join(dir, 'src/remote.tsx') },
  });
}

/** The server bundle of the shell: the frame as the gateway renders it. */
export function shellServerConfig(dir, mode) {
  return serverConfig(dir, mode, { entry: join(dir, 'src/server.tsx') });
}

/** One file that needs nothing but Node: what the shell shares with the remotes in a browser is in each. */
function serverConfig(dir, mode, { entry, alias = {} }) {
  const { name } = packageOf(dir);
  return {
    mode,
    name: `${name} (server)`,
    context: dir,
    target: 'node20',
    devtool: false,
    entry: { server: entry },
    output: {
      path: join(dir, 'dist'),
      filename: SERVER_FILE,
      // Also an import whose comment asks for a file of its own (`webpackMode`) is in this one.
      asyncChunks: false,
      library: { type: 'commonjs2' },
    },
    resolve: {
      // What differs on a server lies beside its twin as `x.server.ts`.
      extensions: ['.server.tsx', '.server.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
      alias,
    },
    resolveLoader: { modules: createRequire(import.meta.url).resolve.paths('x') ?? [] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [scriptRule({ refresh: false }), serverStyleRule, serverAssetRule],
    },
    optimization: {
      minimize: false,
      // A module is known by its path: see server-entry.cjs.
      moduleIds: 'named',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
