import slugify from '@sindresorhus/slugify';

const MAX_STEM = 80;

/**
 * A name that is safe in an address, a header and a file system, whatever it was made of:
 * `Besitz­urkunde (final).PDF` with `pdf` becomes `besitzurkunde-final.pdf`.
 *
 * @param extension without the dot, told from the content and not from the name
 */
export function safeFileName(title: string, extension: string): string {
  const stem = title.replace(/\.[a-z0-9]{1,5}$/i, '');
  const slug = slugify(stem)
    .slice(0, MAX_STEM)
    .replace(/(?<!-)-+$/, '');
  return `${slug || 'file'}.${extension}`;
}
