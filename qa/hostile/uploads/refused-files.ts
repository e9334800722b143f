import { gzipSync } from 'node:zlib';
import {
  sampleExecutable,
  sampleOffice,
  sampleScriptedSvg,
  sampleZip,
} from '@phantom/service-kit/testing';
import { zipSync } from 'fflate';
import { type HostileFile, refusedFile, SCRIPT } from './hostile-file.js';

const ZEROS = 50 * 1024 * 1024;

const bytes = (hex: string, filling = 300): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(filling)]);

/** Files that are neither documents nor pictures, under any name. */
export const refusedFiles = (): HostileFile[] => [
  refusedFile('HTML', 'page.pdf', `<!doctype html>${SCRIPT}`),
  refusedFile('HTML with a byte order mark', 'page.pdf', `\ufeff<html>${SCRIPT}`),
  refusedFile(
    'XHTML',
    'page.pdf',
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  ),
  refusedFile('HTML before a PDF', 'page.pdf', `${SCRIPT}%PDF-1.4\n%%EOF`),
  refusedFile('a PDF far behind', 'page.pdf', `${'x'.repeat(2_000)}%PDF-1.4\n%%EOF`),
  refusedFile('an SVG with a script', 'plan.png', sampleScriptedSvg()),
  refusedFile('a packed SVG', 'plan.jpg', gzipSync(sampleScriptedSvg())),
  refusedFile(
    'XML that reads files',
    'a.docx',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  refusedFile(
    'XML that unfolds',
    'a.docx',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>',
  ),
  refusedFile('JavaScript', 'a.pdf', 'document.title="HOSTILE"'),
  refusedFile('a script of a shell', 'a.pdf', '#!/bin/sh\nid > /tmp/hostile\n'),
  refusedFile('PHP', 'a.php.pdf', '<?php system($_GET["c"]); ?>'),
  refusedFile('a table with a formula', 'a.xlsx', "=cmd|'/C calc'!A0,1\n"),
  refusedFile('a mail', 'a.pdf', 'MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n' + SCRIPT),
  refusedFile('a program of Windows', 'a.pdf', sampleExecutable()),
  refusedFile('a program of Linux', 'a.pdf', bytes('7f454c460201010000')),
  refusedFile('a program of macOS', 'a.pdf', bytes('cffaedfe07000001')),
  refusedFile('a program of Java', 'a.pdf', bytes('cafebabe00000034')),
  refusedFile('WebAssembly', 'a.pdf', bytes('0061736d01000000')),
  refusedFile('a link of Windows', 'a.pdf', bytes('4c0000000114020000000000c000000000000046')),
  refusedFile('Flash', 'a.pdf', bytes('43575309')),
  refusedFile('a document of old', 'a.docx', bytes('d0cf11e0a1b11ae1')),
  refusedFile('RTF', 'a.docx', '{\\rtf1{\\object\\objocx HOSTILE}}'),
  refusedFile('a document with macros', 'a.docx', sampleOffice('docm')),
  refusedFile('a zip', 'a.docx', sampleZip()),
  refusedFile(
    'a zip that climbs',
    'a.docx',
    Buffer.from(zipSync({ '../../../tmp/hostile': Buffer.from('x') })),
  ),
  refusedFile('a zip in a zip', 'a.docx', Buffer.from(zipSync({ 'a.zip': sampleZip() }))),
  refusedFile(
    'a zip of 50 MB of nothing',
    'a.docx',
    Buffer.from(zipSync({ a: Buffer.alloc(ZEROS) })),
  ),
  refusedFile('a zip that breaks off', 'a.docx', sampleOffice('docx').subarray(0, 60)),
  refusedFile('nothing, packed', 'a.pdf', gzipSync(Buffer.alloc(ZEROS))),
  refusedFile('7-Zip', 'a.docx', bytes('377abcaf271c0004')),
  refusedFile('RAR', 'a.docx', bytes('526172211a0701')),
  refusedFile('a film', 'a.heic', bytes('0000002066747970' + '69736f6d' + '0000020069736f6d')),
  refusedFile(
    'a GIF that is a script',
    'a.png',
    'GIF89a/*' + '\0'.repeat(20) + '*/=1;document.title="HOSTILE"',
  ),
  refusedFile('a BMP', 'a.png', bytes('424d3600000000000000')),
  refusedFile('an icon', 'a.png', bytes('0000010001001010')),
  refusedFile('a TIFF', 'a.jpg', bytes('49492a0008000000')),
  refusedFile('zero bytes', 'a.pdf', Buffer.alloc(1_000)),
  refusedFile('one byte', 'a.pdf', '%'),
  refusedFile('nothing', 'a.pdf', ''),
];
