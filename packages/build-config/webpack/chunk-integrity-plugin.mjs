import { sha256 } from './integrity.mjs';

const NAME = 'ChunkIntegrityPlugin';
const TABLE = 'CHUNK_INTEGRITY_TABLE';
/** The minifier chooses the quotes. */
const PLACEHOLDER = new RegExp(`(["'\`])${TABLE}\\1`);

/**
 * Has an entry load no chunk but those of its own build: it holds their hashes, so that its own hash in the registry
 * speaks for every script. Not for development, where chunks are replaced under an entry that stays.
 * webpack-subresource-integrity does not know containers of Module Federation.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    const { Compilation, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        NAME,
        (code) => `${code}\nscript.integrity = '${TABLE}'[url.slice(url.lastIndexOf('/') + 1)];`,
      );
      // The chunks are named and minified by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => writeTable(compilation));
    });
  }
}

function writeTable(compilation) {
  const { RawSource } = compilation.compiler.webpack.sources;
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const isEntry = ({ source }) => PLACEHOLDER.test(source.source().toString());
  const chunks = scripts.filter((script) => !isEntry(script));
  const table = JSON.stringify(
    Object.fromEntries(chunks.map(({ name, source }) => [name, sha256(source.buffer())])),
  );
  for (const { name, source } of scripts.filter(isEntry)) {
    const text = source.source().toString().replace(PLACEHOLDER, table);
    compilation.updateAsset(name, new RawSource(text));
  }
}
