const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file: what this worker has compiled. A script belongs to no context: each test file runs it in its own. */
const scripts = new Map();

const compileOnce = (filename, source, parameters) => {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join()}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
};

/**
 * Jest compiles every module for every test file. Here a worker compiles it once, with each of its functions at the first call in any
 * of them.
 */
module.exports = class SharedScriptsRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // A dynamic import belongs to one test file. Jest itself reports what does not compile.
      if (context === null || source.includes('import(')) return compile(source, filename);
      try {
        const script = compileOnce(filename, source, executor.injectedModuleParameters);
        return script.runInContext(context);
      } catch {
        return compile(source, filename);
      }
    };
  }
};
