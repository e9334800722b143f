import { type HostileFile, inertFile, refusedFile, SCRIPT } from './hostile-file.js';

const TIME = '00:01.000 --> 00:04.000';

const captions = (...blocks: string[]): string => `WEBVTT\n\n${blocks.join('\n\n')}\n`;

const cue = (text: string): string => captions(`${TIME}\n${text}`);

const shown = (what: string, text: string): HostileFile =>
  inertFile(`captions with ${what}`, 'talk.vtt', Buffer.from(text));

const refused = (what: string, content: string | Buffer): HostileFile =>
  refusedFile(`captions ${what}`, 'talk.vtt', content);

/** Markup that a page would execute. As captions it is text. */
const MARKUP: [what: string, text: string][] = [
  ['a script', SCRIPT],
  ['a script in a voice', `<v ${SCRIPT}>Ada</v>`],
  ['a picture that fails', '<img src=x onerror=alert(1)>'],
  ['an SVG that loads', '<svg onload=alert(1)>'],
  ['a frame', '<iframe src="javascript:alert(1)"></iframe>'],
  ['an object', '<object data="http://elsewhere.test/a.swf"></object>'],
  ['a link that is a script', '<a href="javascript:alert(1)">here</a>'],
  ['another address', '<meta http-equiv="refresh" content="0;url=http://elsewhere.test/">'],
  ['another base', '<base href="http://elsewhere.test/">'],
  ['a form', '<form action="http://elsewhere.test/"><input name="password"></form>'],
  ['a style', '<style>@import "http://elsewhere.test/a.css"</style>'],
  ['a class that is a script', '<c."onload="alert(1)">text</c>'],
  ['entities', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an open comment', '<!-- '],
  ['CDATA', '<![CDATA[<script>alert(1)</script>]]>'],
  ['PHP', '<?php system("id"); ?>'],
  ['a template', '{{constructor.constructor("alert(1)")()}}'],
  ['a lookup', '${jndi:ldap://127.0.0.1/a}'],
  ['a formula', "=cmd|'/C calc'!A0"],
  ['the other direction', '\u202egnp.exe'],
  ['invisible letters', 'pay\u200bpal\u2060'],
  ['commands of a terminal', '\u001b]0;HOSTILE\u0007\u001b[2J'],
  ['half a letter', '\ufffd\ufffe'],
  ['a thousand accents', `a${'\u0301'.repeat(1_000)}`],
  ['a line of 500 KB', 'x'.repeat(500_000)],
  ['a thousand nested voices', '<v a>'.repeat(1_000)],
];

/** Captions with markup, and texts that are no captions. */
export const captionFiles = (): HostileFile[] => [
  ...MARKUP.map(([what, text]) => shown(what, cue(text))),
  shown(
    'a style elsewhere',
    captions('STYLE\n::cue { background: url(http://a.test/) }', `${TIME}\nA`),
  ),
  shown('a note that is a page', captions(`NOTE\n<!doctype html>${SCRIPT}`, `${TIME}\nA`)),
  shown('a name that is a page', captions(`<html>${SCRIPT}\n${TIME}\nA`)),
  shown('a header that is a page', `WEBVTT <html>${SCRIPT}\n\n${TIME}\nA\n`),
  shown('a region', captions('REGION\nid:"><script>1</script>', `${TIME} region:a\nA`)),
  shown('settings that are a script', captions(`${TIME} position:<script>1</script>\nA`)),
  shown('20,000 cues', captions(...Array.from({ length: 20_000 }, () => `${TIME}\n${SCRIPT}`))),
  inertFile('captions that are called HTML', 'talk.html', Buffer.from(cue(`${SCRIPT} HTML`))),
  inertFile('captions that are called SVG', 'talk.svg', Buffer.from(cue(`${SCRIPT} SVG`))),
  refused('that are a page', `WEBVTT\n\n<!doctype html>${SCRIPT}\n`),
  refused('before a page', `${cue('A')}\n<!doctype html>${SCRIPT}\n`),
  refused('behind a page', `<!doctype html>${SCRIPT}${cue('A')}`),
  refused('without a cue', 'WEBVTT\n'),
  refused('of styles alone', captions('STYLE\n::cue { color: red }')),
  refused('with a time in the header', `WEBVTT ${TIME}\nA\n`),
  refused('with an arrow in a note', captions('NOTE --> a', `${TIME}\nA`)),
  refused('with a minute of 99 seconds', captions('00:99.000 --> 00:99.500\nA')),
  refused('with a time below zero', captions('-00:01.000 --> 00:02.000\nA')),
  refused('with times of SubRip', captions('00:00:01,000 --> 00:00:04,000\nA')),
  refused('of SubRip', `1\n00:00:01,000 --> 00:00:04,000\n${SCRIPT}\n`),
  refused('of SAMI', `<SAMI><BODY>${SCRIPT}</BODY></SAMI>`),
  refused('of TTML', `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml">${SCRIPT}</tt>`),
  refused('in lower case', cue('A').toLowerCase()),
  refused('with a longer first word', cue('A').replace('WEBVTT', 'WEBVTTX')),
  refused('with a zero byte', cue('A\0B')),
  refused('in UTF-16', Buffer.from(`\ufeff${cue('A')}`, 'utf16le')),
  refused('in Latin 1', Buffer.from(cue('é'), 'latin1')),
  refused(
    'with overlong letters',
    Buffer.concat([Buffer.from(cue('A')), Buffer.from('c0af0a', 'hex')]),
  ),
  refused('of 3 MB', cue('x'.repeat(3_000_000))),
];
