import { randomBytes } from 'node:crypto';
import { loadConfig } from '@phantom/service-kit';
import { FileLinks } from './file-links.service.js';
import { FileLinkConfig } from './files.config.js';

const [OLD, NEW] = [1, 2].map(() => randomBytes(32).toString('base64'));

const links = (FILES_SIGNING_KEY?: string, FILES_SIGNING_KEY_OTHER?: string) =>
  new FileLinks(loadConfig(FileLinkConfig, { FILES_SIGNING_KEY, FILES_SIGNING_KEY_OTHER }));

const opens = (by: FileLinks, of: FileLinks): boolean => {
  const { pathname, searchParams } = new URL(of.link({ id: 12, name: 'deed.pdf' }), 'http://files');
  const [name = '', id] = pathname.split('/').reverse();
  return by.isValid({
    id: Number(id),
    name,
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  });
};

it('opens all links while the key is rotated, in every process', () => {
  const steps = [links(OLD), links(OLD, NEW), links(NEW, OLD)];
  for (const [at, step] of steps.entries()) {
    for (const beside of steps.slice(Math.max(0, at - 1), at + 2)) {
      expect(opens(step, beside)).toBe(true);
    }
  }
});

it('refuses links of a key that is no longer configured', () => {
  expect(opens(links(NEW), links(OLD))).toBe(false);
  expect(opens(links(OLD), links(NEW))).toBe(false);
});
