import { createHash } from 'node:crypto';

/**
 * Writes build.json: what a publisher or a page needs to know of a build without unpacking it.
 * `{ name, version, entry, scripts, styles, preload, integrity: { <file>: sha384 }, shared, files }`, all
 * paths relative to the folder. `styles` are those of the page for the shell, and all there are for a
 * remote; `preload` is what follows the entry on every visit of a remote.
 */
export class BuildInfoPlugin {
  /** @param {{ name: string, version: string, entry: string, exposed?: string, shared: Record<string, string> }} info */
  constructor(info) {
    this.info = info;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildInfoPlugin', stage }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(`${text}\n`));
      });
    });
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
      integrity: Object.fromEntries(
        files
          .filter((file) => isScript(file) || isStyle(file))
          .map((file) => [file, sha384(compilation.getAsset(file).source.buffer())]),
      ),
      shared,
      files: files.sort(),
    };
  }
}

function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function unique(list) {
  return [...new Set(list)];
}
