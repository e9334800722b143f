import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { BuildInfoPlugin } from './build-info-plugin.mjs';
import { commonConfig, packageOf } from './common.mjs';
import { shellServerConfig } from './server.mjs';
import { providedByShell, sharedRanges } from './sharing.mjs';

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
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(dir),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new BuildInfoPlugin({
        name: 'shell',
        version: packageOf(dir).version,
        entry: 'shell.js',
        shared: sharedRanges(dir),
      }),
    ],
  };
}
