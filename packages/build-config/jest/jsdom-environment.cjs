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

/** A request whose signal is one of the page, so that `AbortSignal.any` takes it. */
const requestOf = (window) =>
  class BrowserRequest extends Request {
    #signal;
    constructor(input, init) {
      super(input, withOwnSignal(init));
      this.#signal = init?.signal ?? new window.AbortController().signal;
    }
    get signal() {
      return this.#signal;
    }
  };

/** Outside of the sandbox MSW is loaded once for each worker (0.4 s), not for each test file. */
let server;

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingInJsdom) this.global[name] ??= globalThis[name];
    this.global.Request = requestOf(this.global);
    // A path, as `/api/auth/refresh`, is of the page.
    const address = (input) =>
      typeof input === 'string' ? new URL(input, this.global.location.href) : input;
    this.global.fetch = (input, init) => fetch(address(input), withOwnSignal(init));
    this.global.startMockServer = () => this.startMockServer();
  }

  /** For `mockApi` of @phantom/mf-kit/testing, which is its typed face. From now on no request leaves the test. */
  startMockServer() {
    const { http } = require('msw/http');
    server ??= require('msw/node').setupServer();
    server.listen({ onUnhandledRequest: 'error' });
    this.isMocked = true;
    return {
      respond: (method, path, resolver) => server.use(http[method](path, resolver)),
      reset: () => server.resetHandlers(),
    };
  }

  async teardown() {
    if (this.isMocked) server.close();
    await super.teardown();
  }
};
