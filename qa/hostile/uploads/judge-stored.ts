import sharp from 'sharp';
import type { Dispatcher } from 'undici';
import { MARKER } from './hostile-file.js';

interface Handed {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** With what the bytes of each type begin, all that may be handed out. */
const BEGINNINGS: Record<string, string> = {
  'application/pdf': '%PDF-',
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF',
  'image/heic': '\0\0\0',
  [`${OFFICE}.wordprocessingml.document`]: 'PK\x03\x04',
  [`${OFFICE}.spreadsheetml.sheet`]: 'PK\x03\x04',
};

/** @returns what is wrong with how a file that was kept is handed out */
export async function faultsOfStored({ status, headers, body }: Handed): Promise<string[]> {
  if (status !== 200) return [`was handed out with ${status}`];
  const faults: string[] = [];
  const type = String(headers['content-type']);
  const beginning = BEGINNINGS[type];
  if (!beginning) faults.push(`was handed out as ${type}`);
  else if (!body.toString('latin1').startsWith(beginning)) faults.push(`is no ${type}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be taken for another type');
  if (!String(headers['content-security-policy']).startsWith("default-src 'none'")) {
    faults.push('has a policy that lets something through');
  }
  const disposition = String(headers['content-disposition'] ?? 'inline');
  if (!/^(inline|attachment)(; filename="[a-z0-9][a-z0-9.-]*")?$/.test(disposition)) {
    faults.push(`is called ${disposition}`);
  }
  if (type.startsWith('image/') && type !== 'image/heic') faults.push(...(await leftIn(body)));
  else if (!/^image|pdf$/.test(type) && !disposition.startsWith('attachment')) {
    faults.push('is shown, not saved');
  }
  return faults;
}

/** Of a picture, its pixels alone are to be left. */
async function leftIn(body: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, comments } = await sharp(body).metadata();
  const faults = body.includes(MARKER) ? ['holds what was hidden in it'] : [];
  if (exif ?? xmp ?? iptc ?? comments) faults.push('says where it came from');
  return faults;
}
