import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildInfoPlugin } from '@phantom/build-config/webpack/build-info-plugin.mjs';
import { commonConfig, packageOf } from '@phantom/build-config/webpack/common.mjs';
import { assetRule, scriptRule, styleRule } from '@phantom/build-config/webpack/rules.mjs';
import { scopeStyles } from '@phantom/build-config/webpack/scope-styles.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shell = join(root, 'shell');
const remotes = ['mf-listings', 'mf-marketing', 'mf-portfolio', 'mf-staff'];
const folders = remotes.map((name) => join(root, name));

/** Builds the sources of the shell and of all remotes as one single-page application, without Module Federation. */
export default (_env, { mode = 'production', outputPath }) => {
  const common = commonConfig({ dir: shell, mode });
  return {
    ...common,
    entry: { shell: './src/main.ts' },
    output: { ...common.output, path: outputPath, clean: true, publicPath: 'auto' },
    module: {
      rules: [
        scriptRule({ refresh: false }),
        { ...styleRule(), exclude: folders },
        ...remotes.map((name, index) => ({
          ...styleRule({ postcssPlugins: [scopeStyles(name)] }),
          include: folders[index],
        })),
        assetRule,
      ],
    },
    plugins: [
      ...common.plugins,
      withoutFederation,
      new BuildInfoPlugin({
        name: 'shell',
        version: packageOf(shell).version,
        entry: 'shell.js',
        shared: {},
      }),
    ],
  };
};

/** Replaces Module Federation in the shell by the sections of this build. */
const withoutFederation = {
  apply(compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const sections = fileURLToPath(new URL('fetch-remote.ts', import.meta.url));
    new NormalModuleReplacementPlugin(/\/remotes\/federation$/, sections).apply(compiler);
  },
};
