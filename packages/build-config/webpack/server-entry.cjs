// The entry of a remote's server bundle. CommonJS, for `require.cache`: it tells which module exported what.
const { serveRemote } = require('@phantom/mf-kit/server');
require('remote-under-build');

const moduleOf = (exported) => {
  const found = Object.values(require.cache).find((module) => module?.exports === exported);
  if (!found) throw new Error('a lazy route must load a module of the remote itself');
  return String(found.id);
};

module.exports = serveRemote(moduleOf);
