import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { assetRule, scriptRule, styleRule, unusedRule } from './rules.mjs';

/**
 * What the builds of the shell and of a remote have in common.
 * @param {{ dir: string, mode: string, hot?: boolean, postcssPlugins?: unknown[] }} options `hot` compiles
 *   components so that they can be replaced while they run
 */
export function commonConfig({ dir, mode, hot = false, postcssPlugins }) {
  const production = mode === 'production';
  const { name } = packageOf(dir);
  return {
    mode,
    name,
    context: dir,
    target: ['web', 'es2022'],
    // Not by eval, which no page allows.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      // For production the server's build writes into the same folder.
      clean: production ? { keep: 'server/' } : true,
      crossOriginLoading: 'anonymous',
      // Other ids than the package's name would let two builds on one page overwrite each other's chunks.
      uniqueName: name,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[id].[contenthash:8].js' : '[name].js',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: production ? productionRouter() : {},
    },
    module: {
      rules: [scriptRule({ refresh: hot }), styleRule({ postcssPlugins }), assetRule, unusedRule],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        chunkFilename: production ? '[id].[contenthash:8].css' : '[name].css',
        // The order of CSS modules does not matter: their class names never meet.
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimizer: [scriptMinimizer(), new CssMinimizerPlugin()],
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** What a build is called: its pipeline may know better than its package.json. */
export function versionOf(dir) {
  return process.env.BUILD_VERSION || packageOf(dir).version;
}

/** A workspace's package.json. */
export function packageOf(dir) {
  return createRequire(join(dir, 'package.json'))('./package.json');
}

/** swc: on the shell's bundle 1 % smaller after brotli than terser, in a fraction of the time. */
function scriptMinimizer() {
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: {
      ecma: 2020,
      compress: { passes: 3 },
      format: { comments: false },
    },
  });
}

/** react-router's package.json names its development build alone; the other is the same without the warnings. */
function productionRouter() {
  const packageFile = createRequire(
    fileURLToPath(new URL('../../mf-kit/package.json', import.meta.url)),
  ).resolve('react-router/package.json');
  const file = (name) => join(dirname(packageFile), 'dist/production', name);
  return { 'react-router$': file('index.mjs'), 'react-router/dom$': file('dom-export.mjs') };
}
