const { TestEnvironment } = require('jest-environment-jsdom');

// What every current browser has and jsdom leaves out: react-router, openapi-fetch and streams need them.
const missingInJsdom = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'TextDecoder',
  'TextEncoder',
  'BroadcastChannel',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingInJsdom) this.global[name] ??= globalThis[name];
  }
};
