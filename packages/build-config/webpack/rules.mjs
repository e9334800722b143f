import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { isForDeployedSite } from './dev-server.mjs';

// Loaders are named by path: webpack would look for them from the remote's folder.
const { resolve } = createRequire(import.meta.url);

/** TypeScript and JSX by swc, for browsers that know cascade scopes and ES2022. */
export function scriptRule({ refresh }) {
  const react = { runtime: 'automatic', refresh };
  // The loader takes React's development calls otherwise, which the React of a deployed page cannot answer.
  if (isForDeployedSite()) react.development = false;
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react },
        target: 'es2022',
      },
    },
  };
}

/** Both builds of a remote must come to the same class names. Each is in the page, its styles and its scripts: hence the hash alone. */
const CSS_MODULES = {
  auto: /\.module\.(css|scss)$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: '[hash:base64:5]',
};

/**
 * Styles as files of their own; `*.module.*` are CSS modules.
 * @param {{ postcssPlugins?: import('postcss').AcceptedPlugin[] }} options applied to every stylesheet
 */
export function styleRule({ postcssPlugins = [] } = {}) {
  return {
    test: /\.(css|scss)$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: resolve('css-loader'),
        options: { importLoaders: 1, modules: CSS_MODULES },
      },
      {
        loader: resolve('postcss-loader'),
        options: { postcssOptions: { plugins: postcssPlugins } },
      },
      {
        loader: resolve('sass-loader'),
        // Bootstrap's own files still use what Sass will drop in 3.0; ours are told of it.
        options: { sassOptions: { quietDeps: true, silenceDeprecations: ['import'] } },
      },
    ],
  };
}

/** Pictures, fonts and workers beside the scripts, under names that change with their content. */
export const assetRule = {
  test: /(\.(svg|png|webp|avif|woff2|geojson)|-worker\.mjs)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

/**
 * Packages whose package.json does not say that they can be left out where nothing of them is used.
 * Formik needs this one for `FastField`, `ErrorMessage` and `withFormik` alone, and with it react-is: 1 KB of every form.
 */
export const unusedRule = {
  test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/,
  sideEffects: false,
};

/** On a server a stylesheet is its class names alone. */
export const serverStyleRule = {
  test: /\.(css|scss)$/,
  use: [
    {
      loader: resolve('css-loader'),
      options: { importLoaders: 1, modules: { ...CSS_MODULES, exportOnlyLocals: true } },
    },
    { loader: resolve('sass-loader'), options: { sassOptions: { quietDeps: true } } },
  ],
};

/** Not written a second time; the browser's build has them under the same names. */
export const serverAssetRule = { ...assetRule, generator: { ...assetRule.generator, emit: false } };
