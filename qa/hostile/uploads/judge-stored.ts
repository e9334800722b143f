import sharp from 'sharp';
import type { Dispatcher } from 'undici';
import { MARKER } from './hostile-file.js';

interface Handed {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The first bytes of each type that may be served. */
const BEGINNINGS: Record<string, string> = {
  'application/pdf': '%PDF-',
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF',
  'image/avif': '\0\0\0',
  'image/heic': '\0\0\0',
  'audio/mp4': '\0\0\0',
  'audio/ogg': 'OggS',
  'text/vtt; charset=utf-8': 'WEBVTT',
  [`${OFFICE}.wordprocessingml.document`]: 'PK\x03\x04',
  [`${OFFICE}.spreadsheetml.sheet`]: 'PK\x03\x04',
};

/** @returns the errors in the response that serves a stored file */
export async function faultsOfStored({ status, headers, body }: Handed): Promise<string[]> {
  if (status !== 200) return [`was served with ${status}`];
  const faults: string[] = [];
  const type = String(headers['content-type']);
  const beginning = BEGINNINGS[type];
  // An MP3 begins with its tags, or with any frame.
  if (!beginning && type !== 'audio/mpeg') faults.push(`was served as ${type}`);
  else if (!body.toString('latin1').startsWith(beginning ?? '')) faults.push(`is not ${type}`);
  faults.push(...faultsOfHeaders(type, headers));
  if (type.startsWith('image/') && type !== 'image/heic') faults.push(...(await leftIn(body)));
  return faults;
}

/** Types that a browser shows without executing anything. */
const SHOWN = /^(image|audio)\/|pdf$/;

function faultsOfHeaders(type: string, headers: Handed['headers']): string[] {
  const faults: string[] = [];
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be read as another type');
  const policy = String(headers['content-security-policy']);
  if (!policy.startsWith("default-src 'none'")) {
    faults.push('has a policy that allows more than the file');
  }
  if (type !== 'application/pdf' && !policy.endsWith('; sandbox')) faults.push('has no sandbox');
  const disposition = String(headers['content-disposition'] ?? 'inline');
  if (!/^(inline|attachment)(; filename="[a-z0-9][a-z0-9.-]*")?$/.test(disposition)) {
    faults.push(`has the disposition ${disposition}`);
  }
  if (!SHOWN.test(type) && !disposition.startsWith('attachment')) {
    faults.push('is shown in place of downloaded');
  }
  return faults;
}

/** Only the pixels of a picture may be left. */
async function leftIn(body: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, comments } = await sharp(body).metadata();
  const faults = body.includes(MARKER) ? ['contains the hidden content'] : [];
  if (exif ?? xmp ?? iptc ?? comments) faults.push('contains metadata');
  return faults;
}
