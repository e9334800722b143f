import { samplePdf } from '@phantom/service-kit/testing';
import pLimit from 'p-limit';
import { request } from 'undici';
import type { Attack } from '../attack.js';
import { faultsOf } from '../calls/judge-answer.js';
import type { HostileSite } from '../site/hostile-site.js';
import { type HostileFile, inertFile } from './hostile-file.js';
import { HOSTILE_NAMES } from './hostile-names.js';
import { faultsOfStored } from './judge-stored.js';
import { paperFiles } from './papers.js';
import { pictureFiles } from './pictures.js';
import { refusedFiles } from './refused-files.js';

const BOUNDARY = 'hostile-boundary';

interface SentFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

/** A form with names as they are: what a browser would make harmless first, is not. */
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

/** A call that takes a file, and where its answer says that it lies. */
interface Door {
  path: string;
  field: string;
  /** Beside the file; no two are the same. */
  fields: (at: number) => Record<string, string>;
  takesPapers: boolean;
  /** One where each file takes the place of the last. */
  atOnce: number;
  addressOf: (answer: { image?: string; list?: { url: string }[] }) => string | undefined;
}

const DOORS: Door[] = [
  {
    path: '/api/auth/documents',
    field: 'file',
    fields: (at) => ({ list: 'training', title: `Hostile file ${at} of ${Date.now()}` }),
    takesPapers: true,
    atOnce: 4,
    addressOf: ({ list }) => list?.[0]?.url,
  },
  {
    path: '/api/auth/setptofile',
    field: 'image',
    fields: () => ({}),
    takesPapers: false,
    atOnce: 1,
    addressOf: ({ image }) => image,
  },
];

/** Files that are not what they seem, and names that are more than names. */
export const uploadsAttack: Attack = {
  name: 'uploads',
  run: async ({ site }) => {
    const files = [...refusedFiles(), ...(await pictureFiles()), ...paperFiles()];
    const named = HOSTILE_NAMES.map((name) =>
      inertFile(`a paper called ${JSON.stringify(name.slice(0, 60))}`, name, samplePdf()),
    );
    const tries = DOORS.flatMap((door) =>
      [
        ...files,
        ...(door.takesPapers ? named : []),
        ...files.filter(({ mayBeKept }) => !mayBeKept).map(asHtml),
      ].map((file) => ({ door, file })),
    );
    const faults: string[] = [];
    let kept = 0;
    const limits = new Map(DOORS.map((door) => [door, pLimit(door.atOnce)]));
    const tryAt = async ({ door, file }: (typeof tries)[number], at: number): Promise<void> => {
      const { isKept, faults: found } = await tryOne(site, { door, file, at });
      kept += Number(isKept);
      faults.push(...found.map((fault) => `${door.path}: ${file.what}: ${fault}`));
    };
    await Promise.all(tries.map((one, at) => limits.get(one.door)?.(() => tryAt(one, at))));
    // Else nothing would be shown of how they are handed out.
    if (kept < named.length) faults.push(`Only ${kept} files were kept`);
    return {
      figures: [
        ['uploads', String(tries.length)],
        ['refused', String(tries.length - kept)],
        ['kept, and handed out as what runs nowhere', String(kept)],
      ],
      faults,
    };
  },
};

/** The same under a name that would have it run. */
const asHtml = (file: HostileFile): HostileFile => ({
  ...file,
  name: 'a.html',
  what: `${file.what}, called HTML`,
});

interface Try {
  door: Door;
  file: HostileFile;
  at: number;
}

async function tryOne(site: HostileSite, { door, file, at }: Try) {
  const { admin } = await site.tokens();
  const authorization = `Bearer ${admin}`;
  const { headers, body } = multipartBody(door.fields(at), {
    ...file,
    field: door.field,
    type: TYPES[at % TYPES.length] ?? '',
  });
  const answer = await request(site.origin + door.path, {
    method: 'POST',
    headers: { ...headers, authorization },
    body,
  });
  const content = Buffer.from(await answer.body.arrayBuffer());
  const status = answer.statusCode;
  const faults = faultsOf(door.path, { status, headers: answer.headers, body: content });
  if (status !== 200) return { isKept: false, faults };
  if (!file.mayBeKept) faults.push('was taken');
  const address = door.addressOf(
    JSON.parse(content.toString()) as Parameters<Door['addressOf']>[0],
  );
  const handed = await request(site.origin + (address ?? ''));
  const bytes = Buffer.from(await handed.body.arrayBuffer());
  const stored = { status: handed.statusCode, headers: handed.headers, body: bytes };
  faults.push(...(await faultsOfStored(stored)));
  if (!door.takesPapers && !PICTURES.has(String(handed.headers['content-type']))) {
    faults.push('is no picture');
  }
  return { isKept: true, faults };
}
