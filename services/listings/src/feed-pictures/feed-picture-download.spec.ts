import { expect, it } from '@jest/globals';
import { isAllowed } from './feed-picture-download.service.js';

it.each([
  ['https://media.example.com/a.jpg', ['media.example.com'], true],
  ['https://cdn7.example.com/a.jpg', ['.example.com'], true],
  ['https://example.com/a.jpg', ['.example.com'], false],
  ['https://evilexample.com/a.jpg', ['.example.com', 'example.com'], false],
  ['https://media.example.com.evil.test/a.jpg', ['media.example.com'], false],
  ['http://media.example.com/a.jpg', ['media.example.com'], false],
  ['http://127.0.0.1:8080/a.jpg', ['127.0.0.1'], true],
  ['http://127.0.0.1:8080/a.jpg', [], false],
  ['file:///etc/passwd', [''], false],
])('for %s with the hosts %j, a download is allowed: %s', (url, hosts, expected) => {
  expect(isAllowed(new URL(url), hosts)).toBe(expected);
});
