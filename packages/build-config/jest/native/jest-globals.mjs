// What `import { jest } from '@jest/globals'` gives in natively loaded tests. This module outlives a test file, what it exports does
// not: every use looks up what belongs to the file that runs.
const live = (find) =>
  new Proxy(() => undefined, {
    apply: (_target, _self, args) => find()(...args),
    get: (_target, name) => find()[name],
  });

export const jest = live(() => globalThis[Symbol.for('native-jest-object')]);
export const expect = live(() => globalThis.expect);
export const describe = live(() => globalThis.describe);
export const it = live(() => globalThis.it);
export const test = live(() => globalThis.test);
export const beforeAll = live(() => globalThis.beforeAll);
export const beforeEach = live(() => globalThis.beforeEach);
export const afterAll = live(() => globalThis.afterAll);
export const afterEach = live(() => globalThis.afterEach);
