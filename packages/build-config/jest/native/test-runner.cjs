const { register } = require('node:module');
const { pathToFileURL, fileURLToPath } = require('node:url');
const { default: runCircus } = require('jest-circus/runner');

const here = pathToFileURL(__filename).href;
const importNatively = (url) => import(url);
let isRegistered = false;
let files = 0;

/** Node itself needs these: without them no request and no stream gets anywhere, here or in what the tests load. */
const withRealQueues = (config) => ({
  ...config,
  doNotFake: ['nextTick', 'queueMicrotask', ...(config?.doNotFake ?? [])],
});

/** The part of Jest's `jest` object that does not concern its own module system. */
const jestObject = ({ moduleMocker, fakeTimersModern: timers }) => {
  const jest = {
    fn: (implementation) => moduleMocker.fn(implementation),
    spyOn: (...target) => moduleMocker.spyOn(...target),
    replaceProperty: (...target) => moduleMocker.replaceProperty(...target),
    mocked: (mocked) => mocked,
    isMockFunction: (value) => moduleMocker.isMockFunction(value),
    clearAllMocks: () => (moduleMocker.clearAllMocks(), jest),
    resetAllMocks: () => (moduleMocker.resetAllMocks(), jest),
    restoreAllMocks: () => (moduleMocker.restoreAllMocks(), jest),
    useFakeTimers: (config) => (timers.useFakeTimers(withRealQueues(config)), jest),
    useRealTimers: () => (timers.useRealTimers(), jest),
    setTimeout: (ms) => ((globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms), jest),
    now: () => timers.now(),
    setSystemTime: (now) => timers.setSystemTime(now),
    getRealSystemTime: () => timers.getRealSystemTime(),
    getTimerCount: () => timers.getTimerCount(),
  };
  for (const name of [
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'advanceTimersToNextTimer',
    'advanceTimersToNextTimerAsync',
    'clearAllTimers',
    'runAllTicks',
    'runAllTimers',
    'runAllTimersAsync',
    'runOnlyPendingTimers',
    'runOnlyPendingTimersAsync',
  ]) {
    jest[name] = (...args) => timers[name](...args);
  }
  return jest;
};

/** Circus keeps the state of a test file on the global object and in its modules. */
const forgetLastFile = () => {
  Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
  Reflect.deleteProperty(globalThis, Symbol.for('TEST_TIMEOUT_SYMBOL'));
  for (const file of Object.keys(require.cache)) {
    if (/[\\/]jest-circus[\\/]build[\\/](?!runner)/.test(file)) {
      Reflect.deleteProperty(require.cache, file);
    }
  }
};

/** Asked for each frame of each stack that anybody reads, also by the product: a file is looked at once. */
const mapFinder = (compile) => {
  const maps = new Map();
  return (source) => {
    if (!maps.has(source)) {
      const isCompiled = /^(file:\/\/)?\/.*(?<!\.d)\.ts(\?|$)/.test(source);
      const file = source.startsWith('file:') ? fileURLToPath(source) : source;
      maps.set(source, isCompiled ? compile(file).map : undefined);
    }
    return maps.get(source);
  };
};

/**
 * Jest's test runner for Node packages: jest-circus as always, with Node's own module loader in the place of jest-runtime. A
 * service and all that it imports are loaded once per worker in place of once per test file; a test file itself is always
 * evaluated anew.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, send) => {
  if (!isRegistered) register('./module-hooks.mjs', here);
  isRegistered = true;
  forgetLastFile();
  globalThis[Symbol.for('native-jest-object')] = jestObject(environment);
  const { compile } = await import('./compile.mjs');
  runtime.getSourceMaps().get = mapFinder(compile);
  const native = Object.assign(Object.create(runtime), {
    requireInternalModule: (file) => require(file),
    requireModule: (file) => require(file),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => {
      files += 1;
      return importNatively(`${pathToFileURL(file).href}?test-file=${files}`);
    },
  });
  return runCircus(globalConfig, config, environment, native, testPath, send);
};
