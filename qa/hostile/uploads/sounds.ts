import { type HostileFile, inertFile, MARKER, refusedFile, SCRIPT } from './hostile-file.js';

/** A frame of silence: MPEG 1, layer 3, 128 kbit/s, 44.1 kHz. */
const FRAME = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);
const FRAMES = Buffer.concat(Array.from({ length: 8 }, () => FRAME));

/** Of ID3: seven bits a byte. */
const sized = (bytes: number): Buffer =>
  Buffer.from([bytes >> 21, bytes >> 14, bytes >> 7, bytes].map((part) => part & 0x7f));

/** An MP3 with one frame of tags. */
function tagged(frame: string, content: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('\0'), Buffer.from(content as string)]);
  const tag = Buffer.concat([Buffer.from(frame), sized(body.length), Buffer.from('\0\0'), body]);
  return Buffer.concat([Buffer.from('ID3\x04\0\0'), sized(tag.length), tag, FRAMES]);
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;

const TAGS: [what: string, frame: string, content: string][] = [
  ['a title that is a script', 'TIT2', SCRIPT],
  ['an artist in the other direction', 'TPE1', '\u202egnp.exe'],
  ['a comment that is PHP', 'COMM', 'eng\0<?php system("id"); ?>'],
  ['a song text that is a page', 'USLT', `eng\0<!doctype html>${SCRIPT}`],
  ['a cover that is an SVG', 'APIC', `image/svg+xml\0\x03\0${SVG}`],
  ['a cover elsewhere', 'APIC', '-->\0\x03\0http://elsewhere.test/'],
  ['a program in it', 'GEOB', 'application/x-msdownload\0a.exe\0\0MZ'],
  ['an address that is a script', 'WXXX', '\0javascript:alert(1)'],
  ['private bytes', 'PRIV', `${MARKER}\0${MARKER}`],
  ['a lookup', 'TALB', '${jndi:ldap://127.0.0.1/a}'],
];

const page = Buffer.from(`<!doctype html>${SCRIPT}`);

function ogg(content: string): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head[5] = 2;
  head[26] = 1;
  head[27] = content.length;
  return Buffer.concat([head, Buffer.from(content, 'latin1'), page]);
}

/** A box of MP4. */
const brand = (name: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${name}\0\0\0\0${name}mp42`), page]);

const bytes = (hex: string, text = ''): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text), Buffer.alloc(300)]);

/** Sound with content that is no sound, and other formats. */
export const soundFiles = (): HostileFile[] => [
  ...TAGS.map(([what, frame, content]) =>
    inertFile(`an MP3 with ${what}`, 'talk.mp3', tagged(frame, content)),
  ),
  inertFile('an MP3 with a page behind it', 'talk.html', Buffer.concat([FRAMES, page])),
  inertFile(
    'an MP3 of tags that never end',
    'talk.mp3',
    Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f'), page]),
  ),
  inertFile('an MP3 with a zip behind it', 'talk.jar', Buffer.concat([FRAMES, bytes('504b0304')])),
  inertFile('an Opus file that is a page', 'talk.html', ogg('OpusHead')),
  inertFile('a Vorbis file that is a page', 'talk.htm', ogg('\x01vorbis')),
  inertFile('an M4A that is a page', 'talk.html', brand('M4A ')),
  refusedFile('a Theora film', 'talk.ogg', ogg('\x80theora')),
  refusedFile('an MP4 film', 'talk.m4a', brand('isom')),
  refusedFile('a QuickTime film', 'talk.m4a', brand('qt  ')),
  refusedFile('a film of phones', 'talk.m4a', brand('3gp5')),
  refusedFile(
    'a WebM film',
    'talk.ogg',
    bytes('1a45dfa39f4286810142f7810142f2810442f381084282847765626d'),
  ),
  refusedFile('an AVI film', 'talk.mp3', Buffer.from('RIFF\x10\0\0\0AVI LIST'.padEnd(300, '\0'))),
  refusedFile('a WAV', 'talk.mp3', Buffer.from('RIFF\x10\0\0\0WAVEfmt '.padEnd(300, '\0'))),
  refusedFile('a FLAC', 'talk.mp3', bytes('664c6143')),
  refusedFile('an AIFF', 'talk.mp3', Buffer.from('FORM\0\0\0\x10AIFF'.padEnd(300, '\0'))),
  refusedFile('an AAC stream', 'talk.mp3', bytes('fff15080')),
  refusedFile('an AMR', 'talk.mp3', Buffer.from('#!AMR\n'.padEnd(300, '\0'))),
  refusedFile('a MIDI', 'talk.mp3', bytes('4d546864000000060001000100604d54726b')),
  refusedFile('Windows Media', 'talk.mp3', bytes('3026b2758e66cf11a6d900aa0062ce6c')),
  refusedFile('a playlist', 'talk.mp3', '#EXTM3U\nhttp://169.254.169.254/latest/meta-data\n'),
  refusedFile('a playlist of old', 'talk.mp3', '[playlist]\nFile1=file:///etc/passwd\n'),
  refusedFile('a transcript that is a page', 'talk.mp3', page),
];
