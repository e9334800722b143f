const CONSUMED = 'consume-shared-module';

/**
 * The exports of shared packages that a build uses, by package. A package that is used as a whole counts with all its exports.
 *
 * @param {import('webpack').Compilation} compilation after its modules were optimized for production
 * @param {Record<string, Record<string, string>>} signatures of all exports, as `kitSignatures` tells them
 */
export function usedExports({ modules, moduleGraph }, signatures) {
  const used = {};
  for (const module of modules) {
    const known = module.type === CONSUMED ? signatures[module.options.shareKey] : undefined;
    if (!known) continue;
    const names = namesOf(module, moduleGraph);
    const own = Object.entries(known).filter(([name]) => names === undefined || names.has(name));
    used[module.options.shareKey] = {
      ...used[module.options.shareKey],
      ...Object.fromEntries(own),
    };
  }
  return used;
}

/** By the imports themselves: webpack counts a shared module as used whole. Undefined where it is. */
function namesOf(module, moduleGraph) {
  const names = new Set();
  for (const { dependency } of activeConnections(module, moduleGraph)) {
    const references = dependency.getReferencedExports(moduleGraph, undefined);
    for (const reference of references) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) return undefined;
      names.add(name);
    }
  }
  return names;
}

function activeConnections(module, moduleGraph) {
  return [...moduleGraph.getIncomingConnections(module)].filter(
    (connection) => connection.dependency && connection.getActiveState(undefined) !== false,
  );
}
