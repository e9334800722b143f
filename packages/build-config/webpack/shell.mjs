import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { BuildStatusPlugin } from './build-status.mjs';
import { BuildInfoPlugin } from './build-info-plugin.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { commonConfig, versionOf } from './common.mjs';
import { shellServerConfig } from './server.mjs';
import { sharedVersions } from './sharing.mjs';

const REFRESH_HOOK = fileURLToPath(new URL('./refresh-hook.mjs', import.meta.url));

/**
 * The webpack configuration of the shell: its scripts and styles go into a page that the gateway renders. For
 * production it is two builds, one for the browser and one for the server.
 *
 * @param {string} dir the shell's absolute folder
 */
export function shellConfig(dir) {
  return (_env, { mode = 'production' }) =>
    mode === 'production'
      ? [browserConfig(dir, mode), shellServerConfig(dir, mode)]
      : browserConfig(dir, mode);
}

function browserConfig(dir, mode) {
  const common = commonConfig({ dir, mode });
  return {
    ...common,
    entry: { shell: [...(mode === 'production' ? [] : [REFRESH_HOOK]), './src/main.ts'] },
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...common.plugins,
      federationHost(dir),
      mode === 'production' ? new ChunkIntegrityPlugin() : new BuildStatusPlugin('shell'),
      new BuildInfoPlugin({
        name: 'shell',
        version: versionOf(dir),
        entry: 'shell.js',
        shared: sharedVersions(dir),
        ...(mode === 'production' && { kit: 'provided' }),
      }),
    ],
  };
}

/**
 * The shell is a host by the runtime of @module-federation/enhanced alone (`createInstance`), not by its plugin: the
 * plugin would wrap every shared module for a shell that never takes another's, at 5 KB (brotli), and keep webpack from
 * joining them. What the plugin would set in its `experiments.optimization` is set here: no snapshots, no manifests,
 * no loading of remotes, which is shell/src/remotes/federation.ts.
 */
function federationHost(dir) {
  return new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions(dir)),
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_OPTIMIZE_NO_REMOTE: true,
  });
}
