const { TestEnvironment } = require('jest-environment-jsdom');

// What every current browser has and jsdom leaves out: react-router, openapi-fetch and streams need them.
const missingInJsdom = [
  'Headers',
  'Response',
  'ReadableStream',
  'TransformStream',
  'TextDecoder',
  'TextEncoder',
  'BroadcastChannel',
  'structuredClone',
];

/** Requests are Node's, which take only signals of Node; the pages have those of jsdom, which its `addEventListener` wants. */
const withOwnSignal = (init) => {
  const signal = init?.signal;
  if (!signal || signal instanceof AbortSignal) return init;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return { ...init, signal: controller.signal };
};

class BrowserRequest extends Request {
  constructor(input, init) {
    super(input, withOwnSignal(init));
  }
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingInJsdom) this.global[name] ??= globalThis[name];
    this.global.Request = BrowserRequest;
    this.global.fetch = (input, init) => fetch(input, withOwnSignal(init));
  }
};
