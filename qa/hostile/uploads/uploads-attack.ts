import { samplePdf } from '@phantom/service-kit/testing';
import pLimit from 'p-limit';
import { request } from 'undici';
import type { Attack } from '../attack.js';
import { faultsOf } from '../calls/judge-answer.js';
import type { HostileSite } from '../site/hostile-site.js';
import { type HostileFile, inertFile, refusedFile } from './hostile-file.js';
import { captionFiles } from './captions.js';
import { documentFiles } from './documents.js';
import { HOSTILE_NAMES } from './hostile-names.js';
import { faultsOfStored } from './judge-stored.js';
import { mediaPictures } from './media-pictures.js';
import { pictureFiles } from './pictures.js';
import { refusedFiles } from './refused-files.js';
import { soundFiles } from './sounds.js';

const BOUNDARY = 'hostile-boundary';

interface SentFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

/** A form with unescaped names, which a browser would escape. */
function multipartBody(
  fields: Record<string, string>,
  { field, name, type, content }: SentFile,
): { headers: Record<string, string>; body: Buffer } {
  const texts = Object.entries(fields).map(
    ([key, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(texts.join('') + head),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}

const TYPES = ['application/pdf', 'text/html', 'image/svg+xml', 'image/png'];
const MEGABYTE = 1024 * 1024;

/** Milliseconds after which a response is missing. */
const LONGEST = 60_000;

interface StoredAnswer {
  image?: string;
  list?: { url?: string; src?: string }[];
}

/** A call that accepts a file, and the addresses of what is served of it. */
interface UploadCall {
  path: string;
  field: string;
  /** The other fields; each upload has different ones. */
  fields: (at: number) => Record<string, string>;
  /** The types of content that it accepts. */
  accepted: RegExp;
  files: (common: readonly HostileFile[]) => Promise<HostileFile[]> | HostileFile[];
  /** A call where each file replaces the last one. */
  atOnce: number;
  addressesOf: (answer: StoredAnswer) => (string | undefined)[];
}

/** The library returns a file that it has already: each name has another content. */
const named = (): HostileFile[] =>
  HOSTILE_NAMES.map((name, at) =>
    inertFile(
      `a document called ${JSON.stringify(name.slice(0, 60))}`,
      name,
      samplePdf(1_000 + at),
    ),
  );

const UPLOAD_CALLS: UploadCall[] = [
  {
    path: '/api/auth/documents',
    field: 'file',
    fields: (at) => ({ list: 'training', title: `Hostile file ${at} of ${Date.now()}` }),
    accepted: /^(application|image)\//,
    files: (common) => [...common, ...named(), ...calledHtml(common)],
    atOnce: 4,
    addressesOf: ({ list }) => [list?.[0]?.url],
  },
  {
    path: '/api/auth/setptofile',
    field: 'image',
    fields: () => ({}),
    accepted: /^image\/(jpeg|png|webp)$/,
    files: (common) => [...common, ...calledHtml(common)],
    atOnce: 1,
    addressesOf: ({ image }) => [image],
  },
  {
    path: '/api/auth/content/media',
    field: 'file',
    fields: () => ({}),
    accepted:
      /^(image\/(webp|avif)|application\/pdf|audio\/(mpeg|mp4|ogg)|text\/vtt; charset=utf-8)$/,
    files: async (common) => {
      const own = [...captionFiles(), ...soundFiles(), ...(await mediaPictures())];
      const tooLarge = samplePdf(100 * MEGABYTE + 1);
      return [...common, ...named(), ...own, refusedFile('a PDF of 100 MB', 'a.pdf', tooLarge)];
    },
    atOnce: 4,
    addressesOf: ({ list }) => {
      const src = list?.[0]?.src;
      return src?.endsWith('.webp') ? [src, src.replace(/webp$/, 'avif')] : [src];
    },
  },
];

/** Uploads files that pretend to be another type, and dangerous names. */
export const uploadsAttack: Attack = {
  name: 'uploads',
  run: async ({ site }) => {
    const common = [...refusedFiles(), ...(await pictureFiles()), ...documentFiles()];
    const faults: string[] = [];
    const figures: [string, string][] = [];
    await Promise.all(
      UPLOAD_CALLS.map(async (call) => {
        const files = await call.files(common);
        const atOnce = pLimit(call.atOnce);
        const tries = files.map((file, at) => atOnce(() => tryOne(site, { call, file, at })));
        const results = await Promise.all(tries);
        results.forEach((result, at) =>
          faults.push(...result.faults.map((one) => `${call.path}: ${files[at]?.what}: ${one}`)),
        );
        const stored = results.filter(({ isStored }) => isStored).length;
        // Otherwise the test would not check how files are served.
        if (stored < 5) faults.push(`${call.path}: only ${stored} files were stored`);
        const refused = files.length - stored;
        figures.push([call.path, `${files.length} files, ${refused} refused, ${stored} stored`]);
      }),
    );
    return { figures, faults };
  },
};

/** The files to refuse, under a name that would make them executable. */
const calledHtml = (files: readonly HostileFile[]): HostileFile[] =>
  files.filter(({ mayBeStored }) => !mayBeStored).map(asHtml);

/** The same file under a name that would make it executable. */
const asHtml = (file: HostileFile): HostileFile => ({
  ...file,
  name: 'a.html',
  what: `${file.what}, called HTML`,
});

interface Try {
  call: UploadCall;
  file: HostileFile;
  at: number;
}

async function tryOne(site: HostileSite, { call, file, at }: Try) {
  const { admin } = await site.tokens();
  const authorization = `Bearer ${admin}`;
  const { headers, body } = multipartBody(call.fields(at), {
    ...file,
    field: call.field,
    type: TYPES[at % TYPES.length] ?? '',
  });
  const answer = await request(site.origin + call.path, {
    method: 'POST',
    headers: { ...headers, authorization },
    body,
    headersTimeout: LONGEST,
  });
  const content = Buffer.from(await answer.body.arrayBuffer());
  const status = answer.statusCode;
  const faults = faultsOf(call.path, { status, headers: answer.headers, body: content });
  if (status !== 200) {
    return { isStored: false, faults: [...faults, ...faultsOfRefusal(call, status, content)] };
  }
  if (!file.mayBeStored) faults.push('was accepted');
  const addresses = call.addressesOf(JSON.parse(content.toString()) as StoredAnswer);
  for (const address of addresses) faults.push(...(await faultsOfServed(site, call, address)));
  return { isStored: true, faults };
}

/** A refusal names the reason beside the field, unless the request itself cannot be read. */
function faultsOfRefusal({ field }: UploadCall, status: number, content: Buffer): string[] {
  if (status !== 422 && status !== 413) return status === 400 ? [] : [`was refused with ${status}`];
  const { errors } = JSON.parse(content.toString()) as { errors?: Record<string, string[]> };
  return errors?.[field]?.[0] ? [] : ['was refused without a reason'];
}

async function faultsOfServed(
  site: HostileSite,
  { accepted }: UploadCall,
  address: string | undefined,
): Promise<string[]> {
  const served = await request(site.origin + (address ?? ''), { headersTimeout: LONGEST });
  const body = Buffer.from(await served.body.arrayBuffer());
  const faults = await faultsOfStored({ status: served.statusCode, headers: served.headers, body });
  const type = String(served.headers['content-type']);
  return accepted.test(type) ? faults : [...faults, `is served as ${type}`];
}
