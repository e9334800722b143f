import { isWebVtt } from './captions.js';

const isValid = (text: string) => isWebVtt(Buffer.from(text));
const CUE = '00:01.000 --> 00:04.000\nHello';

it.each([
  ['one cue', `WEBVTT\n\n${CUE}\n`],
  ['a byte order mark and a title', `\uFEFFWEBVTT - Rents\n\n${CUE}`],
  ['Windows line ends', `WEBVTT\r\n\r\n1\r\n${CUE.replace('\n', '\r\n')}`],
  ['hours and settings', 'WEBVTT\n\n10:00:01.000 --> 10:00:04.000 line:0 align:end\nHello'],
  [
    'notes and styles',
    `WEBVTT\nKind: captions\n\nNOTE by us\n\nSTYLE\n::cue { color: red }\n\n${CUE}`,
  ],
])('accepts %s', (_what, text) => expect(isValid(text)).toBe(true));

it.each([
  ['no header', CUE],
  ['a longer word', `WEBVTTX\n\n${CUE}`],
  ['no cue', 'WEBVTT\n\nNOTE nothing'],
  ['a page between cues', `WEBVTT\n\n${CUE}\n\n<script>alert(1)</script>`],
  ['a wrong time', 'WEBVTT\n\n00:01 --> 00:04\nHello'],
  ['too many seconds', 'WEBVTT\n\n00:61.000 --> 00:64.000\nHello'],
  ['a null character', `WEBVTT\n\n${CUE}\0`],
])('refuses %s', (_what, text) => expect(isValid(text)).toBe(false));

it('refuses what is not UTF-8, or too long', () => {
  expect(isWebVtt(Buffer.from(`WEBVTT\n\n${CUE}é`, 'latin1'))).toBe(false);
  expect(isValid(`WEBVTT\n\n${`${CUE}\n\n`.repeat(100_000)}`)).toBe(false);
});
