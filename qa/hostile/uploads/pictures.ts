import { sampleImageBomb } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { type HostileFile, inertFile, MARKER, refusedFile, SCRIPT } from './hostile-file.js';

const EXIF = {
  IFD0: { Copyright: MARKER, ImageDescription: `${MARKER}${SCRIPT}` },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 45/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '73/1 58/1 0/1',
  },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about="${MARKER}"/></r:RDF></x:xmpmeta>`;

/** A real picture with a location. */
const drawn = (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#806040' } })
    .withExif(EXIF)
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer();

const behind = (picture: Buffer, text: string): Buffer =>
  Buffer.concat([picture, Buffer.from(`${MARKER}${text}`)]);

/** The declared width and height of a picture, at the offset of its format. */
function saying(picture: Buffer, marker: string, offset: number, width: number): Buffer {
  const copy = Buffer.from(picture);
  const at = copy.indexOf(Buffer.from(marker, 'latin1')) + offset;
  copy.writeUInt16BE(width, at);
  copy.writeUInt16BE(width, at + 2);
  return copy;
}

/** Pictures with hidden content, and files that are not pictures. */
export async function pictureFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all([drawn('jpeg'), drawn('png'), drawn('webp')]);
  return [
    inertFile('a JPEG that says where it was taken', 'home.jpg', jpeg),
    inertFile('a PNG that says where it was taken', 'home.png', png),
    inertFile('a WebP that says where it was taken', 'home.webp', webp),
    inertFile('a JPEG with HTML behind it', 'home.html.jpg', behind(jpeg, SCRIPT)),
    inertFile('a PNG with PHP behind it', 'home.php', behind(png, '<?php system("id"); ?>')),
    inertFile('a WebP with a zip behind it', 'home.jar', behind(webp, 'PK\x03\x04')),
    inertFile('a JPEG that is called SVG', 'home.svg', jpeg),
    refusedFile('a PNG that unfolds to 400 million pixels', 'home.png', sampleImageBomb()),
    refusedFile(
      'a PNG that says 4 thousand million pixels',
      'home.png',
      sampleImageBomb(1).fill(0x0f, 16, 24),
    ),
    refusedFile(
      'a JPEG that says 4 thousand million pixels',
      'home.jpg',
      saying(jpeg, '\xff\xc0', 5, 0xffff),
    ),
    refusedFile('half a JPEG', 'home.jpg', jpeg.subarray(0, jpeg.length / 2)),
    refusedFile('half a PNG', 'home.png', png.subarray(0, png.length / 2)),
    refusedFile('half a WebP', 'home.webp', webp.subarray(0, webp.length / 2)),
    refusedFile('the head of a JPEG, and HTML', 'home.jpg', `\xff\xd8\xff\xe0${SCRIPT}`),
    refusedFile(
      'the head of a PNG, and HTML',
      'home.png',
      Buffer.concat([png.subarray(0, 8), Buffer.from(SCRIPT)]),
    ),
    refusedFile(
      'the head of a WebP, and HTML',
      'home.webp',
      Buffer.concat([webp.subarray(0, 16), Buffer.from(SCRIPT)]),
    ),
  ];
}
