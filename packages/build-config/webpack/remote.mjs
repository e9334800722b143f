import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { BuildStatusPlugin } from './build-status.mjs';
import { BuildInfoPlugin } from './build-info-plugin.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { commonConfig, versionOf } from './common.mjs';
import { devServer, isForDeployedSite } from './dev-server.mjs';
import { scopeStyles } from './scope-styles.mjs';
import { remoteServerConfig } from './server.mjs';
import { expectedByRemote, refuseBareImports, sharedRanges } from './sharing.mjs';

const ENTRY = 'remoteEntry.js';
/** The chunk that every visit of the section begins with. */
const EXPOSED = 'remote';

/**
 * The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. For production
 * it is two builds, one for the browser and one for the server.
 * The folder has remote.json, src/remote.tsx (the exposed module), src/slots/ (one file a slot) and locales/.
 *
 * @param {string} dir the remote's absolute folder
 */
export function remoteConfig(dir) {
  return (_env, { mode = 'production' }) =>
    mode === 'production'
      ? [browserConfig(dir, mode), remoteServerConfig(dir, mode)]
      : browserConfig(dir, mode);
}

function browserConfig(dir, mode) {
  const { name, slots } = createRequire(join(dir, 'package.json'))('./remote.json');
  const production = mode === 'production';
  const hot = !production && !isForDeployedSite();
  const common = commonConfig({ dir, mode, hot, postcssPlugins: [scopeStyles(name)] });
  return {
    ...common,
    entry: {},
    externals: [refuseBareImports],
    output: { ...common.output, publicPath: 'auto' },
    // A route comes in one file: another request costs more than a few shared bytes a second time.
    optimization: { ...common.optimization, splitChunks: false },
    plugins: [
      ...common.plugins,
      ...(hot ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
      federation(dir, name, slots),
      production ? new ChunkIntegrityPlugin() : new BuildStatusPlugin(name),
      new BuildInfoPlugin({
        name,
        version: versionOf(dir),
        entry: ENTRY,
        exposed: EXPOSED,
        shared: sharedRanges(dir),
        ...(production && { kit: 'used' }),
      }),
    ],
    devServer: devServer(name),
  };
}

/**
 * The container by webpack itself: it speaks to the shell's federation runtime like one built by
 * @module-federation/enhanced, at less than half the bytes in every entry.
 */
function federation(dir, name, slots) {
  return new webpack.container.ModuleFederationPlugin({
    name,
    filename: ENTRY,
    library: { type: 'window', name },
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED }, ...exposedSlots(slots) },
    shared: expectedByRemote(dir),
  });
}

/** What the remote offers for the slots of others: each module is a chunk of its own. */
function exposedSlots(slots = {}) {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, exposed]) => [
      exposed,
      { import: `./src/slots/${slot}.tsx`, name: exposed.slice('./'.length) },
    ]),
  );
}
