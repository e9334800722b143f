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
        // `chunkId` is what webpack calls the chunk that it loads.
        (code) => `${code}\nscript.integrity = 'sha256-' + '${TABLE}'[chunkId];`,
      );
      // The chunks are named and minified by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => writeTable(compilation));
    });
  }
}

function writeTable(compilation) {
  const { RawSource } = compilation.compiler.webpack.sources;
  const scripts = [...compilation.chunks].flatMap(({ id, files }) =>
    [...files]
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ id, name, source: compilation.getAsset(name).source })),
  );
  const isEntry = ({ source }) => PLACEHOLDER.test(source.source().toString());
  const chunks = scripts.filter((script) => !isEntry(script));
  const hashOf = ({ source }) => sha256(source.buffer()).slice('sha256-'.length);
  const table = JSON.stringify(
    Object.fromEntries(chunks.map((script) => [script.id, hashOf(script)])),
  );
  for (const { name, source } of scripts.filter(isEntry)) {
    const text = source.source().toString().replace(PLACEHOLDER, table);
    compilation.updateAsset(name, new RawSource(text));
  }
}
