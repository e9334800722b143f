import { relative } from 'node:path';
import { sha256, sha384 } from './integrity.mjs';
import { kitSignatures } from './kit-signatures.mjs';
import { usedExports } from './used-exports.mjs';

/**
 * Writes build.json: what a publisher or a page needs to know of a build without unpacking it.
 * `{ name, version, entry, scripts, styles, preload, lazy, integrity: { <file>: <hash> }, shared, files, kitExports }`, all
 * paths relative to the folder. `styles` are those of the page for the shell, and all there are for a
 * remote; `preload` is what follows the entry on every visit of a remote; `lazy` names the files that each
 * module comes in which is loaded later: `{ "./src/features/home/route.tsx": ["….js", "….css"] }`.
 */
export class BuildInfoPlugin {
  /**
   * @param {{ name: string, version: string, entry: string, exposed?: string, shared: Record<string, string>, kit?: 'provided' | 'used' }} info
   *   `kit`: whether the build brings the shared packages of this repository or uses another's; left out, it does not say
   */
  constructor(info) {
    this.info = info;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'BuildInfoPlugin', stage }, async () => {
        const kitExports = await this.kitExports(compilation);
        const text = JSON.stringify({ ...this.describe(compilation), kitExports }, null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(`${text}\n`));
      });
    });
  }

  /** The exports of the shared packages that the build has or uses, each with the hash of its signature. */
  async kitExports(compilation) {
    const { kit } = this.info;
    if (!kit) return undefined;
    const signatures = await kitSignatures();
    return kit === 'provided' ? signatures : usedExports(compilation, signatures);
  }

  describe(compilation) {
    const { name, version, entry, exposed, shared } = this.info;
    const files = compilation.getAssets().map((asset) => asset.name);
    const first = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles());
    const isRemote = files.includes(entry);
    const isScript = (file) => file.endsWith('.js');
    const isStyle = (file) => file.endsWith('.css');
    return {
      name,
      version,
      entry: isRemote ? entry : first.find(isScript),
      scripts: unique(first.filter(isScript)),
      styles: unique((isRemote ? files : first).filter(isStyle)),
      preload: [...(compilation.namedChunks.get(exposed)?.files ?? [])],
      lazy: lazyModules(compilation),
      integrity: Object.fromEntries(
        files
          .filter((file) => isScript(file) || isStyle(file))
          .map((file) => {
            // As whoever asks for the file does: the page for the first ones, their table of chunks for the rest.
            const hash = first.includes(file) ? sha384 : sha256;
            return [file, hash(compilation.getAsset(file).source.buffer())];
          }),
      ),
      shared,
      files: files.sort(),
    };
  }
}

/** The files of every chunk group that is loaded later, by the modules that it was made for. */
function lazyModules({ chunkGroups, chunkGraph, compiler: { context } }) {
  const later = chunkGroups.filter((group) => !group.isInitial());
  const named = later.flatMap((group) =>
    group.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkRootModules(chunk)])
      .map((module) => module.nameForCondition())
      .filter((file) => file)
      .map((file) => [moduleName(context, file), served(group.getFiles())]),
  );
  return Object.fromEntries(named.sort(([one], [other]) => one.localeCompare(other)));
}

/** As webpack names modules on the server. */
function moduleName(context, file) {
  const path = relative(context, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

const served = (files) => files.filter((file) => /\.(js|css)$/.test(file));

function unique(list) {
  return [...new Set(list)];
}
