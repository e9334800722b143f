import path from 'node:path';
import { ServiceUnavailableError } from '@phantom/service-kit';
import { request } from 'undici';
import { exists } from './bundle-mirror.js';

/** What a picture's path may be made of: no other path is looked for on the disk here. */
const PICTURE = /^[\w-]+(?:\/[\w-]+)*\/[\w-]+\.\w+$/;

/** Milliseconds that a picture may take, behind others that are drawn before it. */
const PATIENCE = 30_000;

/**
 * Has missing pictures drawn by the process at `PICTURES_URL`, which stores them in `PICTURES_DIR` and draws each once, however
 * many ask. What is no picture stays missing.
 *
 * @returns what to do before a picture is served; undefined without such a process
 */
export const drawMissingPicture = (
  picturesDir: string,
  picturesUrl: string | undefined,
  patience = PATIENCE,
): ((file: string) => Promise<void>) | undefined => {
  if (picturesUrl === undefined) return undefined;
  return async (file) => {
    if (!PICTURE.test(file) || (await exists(path.join(picturesDir, file)))) return;
    try {
      const signal = AbortSignal.timeout(patience);
      const url = new URL(`/pictures/${file}`, picturesUrl);
      const { statusCode, body } = await request(url, { method: 'HEAD', signal });
      await body.dump();
      if (statusCode >= 500) throw new Error(`${picturesUrl}: ${statusCode}`);
    } catch (error) {
      throw new ServiceUnavailableError(error);
    }
  };
};

/** `heroes/home-skyline/1200-2x3-75-50.avif`: a part of `1200.avif` around a focal point. */
const CROP = /^([\w-]+(?:\/[\w-]+)*\/\d+)-\dx\d-\d+-\d+\.avif$/;

/**
 * The whole picture in place of a missing crop: a page cuts it to the same shape. A crop is missing where an employee has
 * moved the focal point of a picture that came with the site.
 */
export async function withoutMissingCrop(picturesDir: string, file: string): Promise<string> {
  const [, whole] = CROP.exec(file) ?? [];
  return whole && !(await exists(path.join(picturesDir, file))) ? `${whole}.avif` : file;
}
