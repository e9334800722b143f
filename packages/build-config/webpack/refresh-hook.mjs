/**
 * Runs in a development page before React: remembers every React that introduces itself, so that the hot
 * reload of a remote, which arrives later, can speak to the shell's. React's developer tools do the same
 * where they are installed.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
