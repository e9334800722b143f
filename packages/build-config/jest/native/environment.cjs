const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Metrics count for the whole process; a test file begins with none. */
const resetMetrics = () => {
  const loaded = Object.keys(require.cache).find((file) =>
    /[\\/]prom-client[\\/]index\.js$/.test(file),
  );
  if (loaded) require.cache[loaded].exports.register.resetMetrics();
};

/**
 * Tests run in the global scope of the worker, not in a vm context of their own, so that modules are loaded once per worker.
 * What a test file changes in that scope is taken back after it.
 */
module.exports = class NativeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }

  setup() {
    return Promise.resolve();
  }

  teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) {
      if (!(name in this.before.env)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, this.before.env);
    process.exit = this.before.exit;
    globalThis.console = this.before.console;
    resetMetrics();
    return Promise.resolve();
  }
};
