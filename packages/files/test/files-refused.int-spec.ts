import {
  sampleExecutable,
  sampleOffice,
  samplePdf,
  sampleScriptedSvg,
  sampleZip,
  type SentFile,
  signTestToken,
} from '@phantom/service-kit/testing';
import { MEGABYTE } from '../src/index.js';
import { documentApp, type DocumentApp } from './fixtures/document-app.js';

let service: DocumentApp;

beforeAll(async () => {
  service = await documentApp();
});

afterAll(() => service.close());

const send = (file: SentFile, title = 'Deed') => service.post({ title, file });

describe('refused uploads', () => {
  let before: Awaited<ReturnType<DocumentApp['state']>>;
  beforeEach(async () => {
    before = await service.state();
  });
  afterEach(async () => {
    expect(await service.state()).toEqual(before);
    expect(await service.temporaryFiles()).toEqual([]);
  });

  it.each([
    ['a program that is called a PDF', sampleExecutable(), 'deed.pdf', 'application/pdf'],
    ['an SVG with a script', sampleScriptedSvg(), 'plan.svg', 'image/svg+xml'],
    ['an SVG that is called a PNG', sampleScriptedSvg(), 'plan.png', 'image/png'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'deed.pdf', 'text/html'],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'deed.pdf', 'application/pdf'],
    ['a zip that is called a text', sampleZip(), 'deed.docx', 'application/zip'],
    ['a text with macros', sampleOffice('docm'), 'deed.docx', 'application/zip'],
  ])('refuses %s', async (_, content, name, type) => {
    const { status, body } = await send({ content, name, type });

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      file: [
        'This kind of file is not accepted, whatever its name says. Please choose one of these: PDF, JPEG, PNG, WebP, HEIC, DOCX, XLSX.',
      ],
    });
  });

  it('refuses an empty file', async () => {
    const { status, body } = await send({ content: Buffer.alloc(0), name: 'deed.pdf' });

    expect(status).toBe(422);
    expect(body.errors.file).toEqual(['This file is empty. Please check it and choose it again.']);
  });

  it('refuses a file that is one byte too large', async () => {
    const { status, body } = await send({ content: samplePdf(2 * MEGABYTE + 1), name: 'deed.pdf' });

    expect(status).toBe(413);
    const message = 'This file is too large: 2 MB at most. Please make it smaller or split it.';
    expect(body).toEqual({ error: 1, message, errors: { file: [message] } });
  });

  it('reports a missing file, or a text instead of it, with the other errors of the form', async () => {
    for (const file of ['', 'deed.pdf']) {
      const { status, body } = await service.post({ title: ' ', file });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        title: ['Please fill in this field.'],
        file: ['Please choose a file.'],
      });
    }
  });

  it('ignores a file in another field', async () => {
    const other = { content: samplePdf(), name: 'deed.pdf' };
    expect((await service.post({ title: 'Deed', other })).body.errors).toEqual({
      file: ['Please choose a file.'],
    });
  });

  it('refuses two files', async () => {
    const file = { content: samplePdf(), name: 'deed.pdf' };
    const { status, body } = await service.post({ title: 'Deed', file, second: file });

    expect(status).toBe(413);
    expect(body.message).toBe('Please send one file at a time.');
  });

  it('reports the error in the language of the request', async () => {
    const file = { content: sampleExecutable(), name: 'deed.pdf' };
    const { body } = await service.post({ title: 'x', file }, '/documents', {
      'accept-language': 'de',
    });

    expect(body.errors.file[0]).toMatch(/^Diese Art von Datei wird nicht angenommen/);
  });

  it('removes the bytes where the row cannot be stored', async () => {
    const { status } = await send({ content: samplePdf(), name: 'deed.pdf' }, 'refuse');

    expect(status).toBe(401);
  });

  it('does not read the body of a request without permission', async () => {
    const file = { content: sampleExecutable(), name: 'deed.pdf' };
    const investor = { id: 1, name: 'I', email: 'i@example.com', type: 'Investor' as const };
    const token = await signTestToken({ ...investor, rights: [] });

    expect((await service.post({ file }, '/documents/staff')).status).toBe(401);
    expect(
      (await service.post({ file }, '/documents/staff', { authorization: token })).status,
    ).toBe(403);
  });

  it('refuses a body that is no form', async () => {
    const boundary = 'multipart/form-data; boundary=x';
    const answers = [
      ['/documents', 'application/json', '{"title":"Deed"}', 415],
      ['/documents/words', boundary, '--x--\r\n', 415],
      ['/documents', boundary, 'no form', 400],
      ['/documents', 'multipart/form-data', 'no boundary', 400],
      [
        '/documents',
        boundary,
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF',
        400,
      ],
    ] as const;
    for (const [url, type, payload, status] of answers) {
      const headers = { 'content-type': type };
      const answer = await service.inject({ method: 'POST', url, headers, payload });
      expect([payload, answer.statusCode]).toEqual([payload, status]);
      expect(answer.json().error).toBe(1);
    }
  });
});
