/** At-rules that name something for the whole document; a scope cannot hold them. */
const GLOBAL_RULES = new Set([
  'charset',
  'font-face',
  'import',
  'keyframes',
  'layer',
  'namespace',
  'property',
]);

/**
 * A PostCSS plugin that keeps a remote's styles inside the remote's own element, whatever they select.
 *
 * @param {string} remote the remote's name, as in `<div data-remote="…">`
 */
export function scopeStyles(remote) {
  return {
    postcssPlugin: 'scope-styles',
    OnceExit(root, { AtRule }) {
      const local = root.nodes.filter(
        (node) => !(node.type === 'atrule' && GLOBAL_RULES.has(node.name)),
      );
      if (local.length === 0) return;
      const scope = new AtRule({ name: 'scope', params: `([data-remote="${remote}"])`, nodes: [] });
      scope.append(local);
      root.append(scope);
    },
  };
}
