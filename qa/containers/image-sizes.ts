import { NODE_IMAGE } from './make-base-images.js';
import type { ContainerSite } from './site.js';
import { SERVERS } from './scenario.js';

const MB = 1_000_000;

/** The most that an image may have over its base image, in MB. */
const SERVER_LIMIT = 150;
const SECTION_LIMIT = 40;

/** The product's images with what they add to their base image, as a table. Ends with an error where one is too large. */
export async function checkImageSizes(site: ContainerSite): Promise<string> {
  const sizeOf = async (image: string) =>
    Number(await site.docker('image', 'inspect', '--format', '{{.Size}}', image)) / MB;
  const images = (await site.compose('config', '--images')).split('\n');
  const own = [...new Set(images)].filter((name) => name.startsWith('phantom-partners/')).sort();
  const base = await sizeOf(NODE_IMAGE);
  const rows = await Promise.all(
    own.map(async (image) => {
      const name = image.replace(/^.*\/|:.*$/g, '');
      const isServer = SERVERS.includes(name) || name === 'pictures';
      const size = await sizeOf(image);
      return { name, size, added: size - base, limit: isServer ? SERVER_LIMIT : SECTION_LIMIT };
    }),
  );
  const lines = rows.map(
    ({ name, size, added, limit }) =>
      `  ${name.padEnd(14)} ${size.toFixed(0).padStart(5)} MB  ${added.toFixed(0).padStart(5)} MB over its base, at most ${limit}`,
  );
  const table = [`  ${NODE_IMAGE}: ${base.toFixed(0)} MB`, ...lines].join('\n');
  const tooLarge = rows.filter(({ added, limit }) => added > limit);
  if (tooLarge.length > 0 || rows.length < 10) {
    throw new Error(`${tooLarge.map(({ name }) => name).join(', ')} too large:\n${table}`);
  }
  return table;
}
