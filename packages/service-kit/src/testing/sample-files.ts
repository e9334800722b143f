import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** A PDF of one empty page, filled up to a size with a comment. */
export function samplePdf(bytes = 0): Buffer {
  const head = Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
`,
  );
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const filling = Math.max(0, bytes - head.length - tail.length);
  return Buffer.concat([head, Buffer.alloc(filling, '%'), tail]);
}

const OFFICE_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
};

/** The least that makes an office file: `docm` is one with macros. */
export function sampleOffice(extension: keyof typeof OFFICE_TYPES): Buffer {
  const part = extension === 'xlsx' ? '/xl/workbook.xml' : '/word/document.xml';
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="${OFFICE_TYPES[extension]}"/></Types>`;
  const files = { '[Content_Types].xml': strToU8(types), [part.slice(1)]: strToU8('<x/>') };
  return Buffer.from(zipSync(files));
}

/** A zip with nothing of an office file in it. */
export const sampleZip = (): Buffer => Buffer.from(zipSync({ 'run.exe': sampleExecutable() }));

/** The head of a picture as phones take it. */
export const sampleHeic = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0heicmif1'),
    Buffer.alloc(512),
  ]);

/** The head of a Windows program. */
export const sampleExecutable = (): Buffer => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]);

export const sampleScriptedSvg = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

/** A PNG of few bytes that unfolds to a picture of side × side pixels. */
export function sampleImageBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, shades of grey.
  header[8] = 1;
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
