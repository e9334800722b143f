import { samplePdf } from '@phantom/service-kit/testing';
import pLimit from 'p-limit';
import { request } from 'undici';
import type { Attack } from '../attack.js';
import { faultsOf } from '../calls/judge-answer.js';
import type { HostileSite } from '../site/hostile-site.js';
import { type HostileFile, inertFile } from './hostile-file.js';
import { HOSTILE_NAMES } from './hostile-names.js';
import { faultsOfStored } from './judge-stored.js';
import { documentFiles } from './documents.js';
import { pictureFiles } from './pictures.js';
import { refusedFiles } from './refused-files.js';

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
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A call that accepts a file, and the address of the stored file in its response. */
interface UploadCall {
  path: string;
  field: string;
  /** The other fields; each upload has different ones. */
  fields: (at: number) => Record<string, string>;
  acceptsDocuments: boolean;
  /** A call where each file replaces the last one. */
  atOnce: number;
  addressOf: (answer: { image?: string; list?: { url: string }[] }) => string | undefined;
}

const UPLOAD_CALLS: UploadCall[] = [
  {
    path: '/api/auth/documents',
    field: 'file',
    fields: (at) => ({ list: 'training', title: `Hostile file ${at} of ${Date.now()}` }),
    acceptsDocuments: true,
    atOnce: 4,
    addressOf: ({ list }) => list?.[0]?.url,
  },
  {
    path: '/api/auth/setptofile',
    field: 'image',
    fields: () => ({}),
    acceptsDocuments: false,
    atOnce: 1,
    addressOf: ({ image }) => image,
  },
];

/** Uploads files that pretend to be another type, and dangerous names. */
export const uploadsAttack: Attack = {
  name: 'uploads',
  run: async ({ site }) => {
    const files = [...refusedFiles(), ...(await pictureFiles()), ...documentFiles()];
    const named = HOSTILE_NAMES.map((name) =>
      inertFile(`a document called ${JSON.stringify(name.slice(0, 60))}`, name, samplePdf()),
    );
    const tries = UPLOAD_CALLS.flatMap((call) =>
      [
        ...files,
        ...(call.acceptsDocuments ? named : []),
        ...files.filter(({ mayBeStored }) => !mayBeStored).map(asHtml),
      ].map((file) => ({ call, file })),
    );
    const faults: string[] = [];
    let kept = 0;
    const limits = new Map(UPLOAD_CALLS.map((call) => [call, pLimit(call.atOnce)]));
    const tryAt = async ({ call, file }: (typeof tries)[number], at: number): Promise<void> => {
      const { isStored, faults: found } = await tryOne(site, { call, file, at });
      kept += Number(isStored);
      faults.push(...found.map((fault) => `${call.path}: ${file.what}: ${fault}`));
    };
    await Promise.all(tries.map((one, at) => limits.get(one.call)?.(() => tryAt(one, at))));
    // Otherwise the test would not check how files are served.
    if (kept < named.length) faults.push(`Only ${kept} files were stored`);
    return {
      figures: [
        ['uploads', String(tries.length)],
        ['refused', String(tries.length - kept)],
        ['stored, and served without being executable', String(kept)],
      ],
      faults,
    };
  },
};

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
  });
  const content = Buffer.from(await answer.body.arrayBuffer());
  const status = answer.statusCode;
  const faults = faultsOf(call.path, { status, headers: answer.headers, body: content });
  if (status !== 200) return { isStored: false, faults };
  if (!file.mayBeStored) faults.push('was accepted');
  const address = call.addressOf(
    JSON.parse(content.toString()) as Parameters<UploadCall['addressOf']>[0],
  );
  const handed = await request(site.origin + (address ?? ''));
  const bytes = Buffer.from(await handed.body.arrayBuffer());
  const stored = { status: handed.statusCode, headers: handed.headers, body: bytes };
  faults.push(...(await faultsOfStored(stored)));
  if (!call.acceptsDocuments && !PICTURES.has(String(handed.headers['content-type']))) {
    faults.push('is not a picture');
  }
  return { isStored: true, faults };
}
