import { heapOption } from './memory-limit.js';

it.each([
  ['gateway', 1024],
  ['listings', 512],
  ['auth', 256],
  ['content', 256],
])('bounds the heap of %s by its container', (folder, megabytes) => {
  expect(heapOption(folder)).toBe(`--max-old-space-size=${megabytes}`);
});
