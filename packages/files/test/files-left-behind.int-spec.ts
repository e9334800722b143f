import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { multipart, samplePdf, until } from '@phantom/service-kit/testing';
import { Disk } from 'flydrive';
import { FileSweep, StoredFile } from '../src/index.js';
import { TemporaryFiles } from '../src/received-file.js';
import { documentApp, type DocumentApp } from './fixtures/document-app.js';

const HOUR = 60 * 60_000;

let service: DocumentApp;

beforeAll(async () => {
  service = await documentApp();
});

afterAll(() => service.close());

describe('an aborted upload', () => {
  it('leaves nothing behind', async () => {
    const before = await service.state();
    await service.app.listen(0, '127.0.0.1');
    const { port } = service.app.getHttpServer().address() as AddressInfo;
    const { payload, headers } = await multipart({
      title: 'Deed',
      file: { content: samplePdf(1_500_000), name: 'deed.pdf' },
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /documents HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, 700_000));
    await until(async () => (await service.temporaryFiles()).length === 1);
    socket.destroy();

    await until(async () => (await service.temporaryFiles()).length === 0);
    expect(await service.state()).toEqual(before);
    expect((await service.inject({ method: 'GET', url: '/documents' })).statusCode).toBe(200);
  });
});

describe('files of a killed process', () => {
  it('removes old temporary files at the start, and no recent ones', async () => {
    const temporary = service.app.get(TemporaryFiles);
    const [old, fresh] = [temporary.newPath(), temporary.newPath()];
    await Promise.all([old, fresh].map((path) => writeFile(path, 'half')));
    await utimes(old, new Date(), new Date(Date.now() - 2 * HOUR));
    await temporary.onModuleInit();

    expect(await service.temporaryFiles()).toEqual([fresh.split('/').pop()]);
    await rm(fresh);
  });

  it('removes stored bytes without a row after a day, and nothing else', async () => {
    const { body } = await service.post({
      title: 'Deed',
      file: { content: samplePdf(), name: 'deed.pdf' },
    });
    await mkdir(join(service.folder, 'others'), { recursive: true });
    for (const path of ['documents/lost.pdf', 'others/kept.pdf']) {
      await writeFile(join(service.folder, path), 'bytes');
    }
    const sweep = service.app.get(FileSweep);
    const inHours = (hours: number) => sweep.sweep(new Date(Date.now() + hours * HOUR));

    expect(await inHours(23)).toEqual([]);
    expect(await inHours(25)).toEqual(['documents/lost.pdf']);
    expect(await readdir(join(service.folder, 'others'))).toEqual(['kept.pdf']);
    expect((await service.inject({ method: 'GET', url: body.url })).statusCode).toBe(200);
  });
});

describe('FileSweep', () => {
  const inTwoDays = () => service.app.get(FileSweep).sweep(new Date(Date.now() + 48 * HOUR));
  const documents = () => join(service.folder, 'documents');
  const lose = async (...names: string[]) => {
    await mkdir(documents(), { recursive: true });
    await Promise.all(names.map((name) => writeFile(join(documents(), name), 'bytes')));
  };

  beforeEach(async () => {
    await service.post({ title: 'Deed', file: { content: samplePdf(), name: 'deed.pdf' } });
  });

  it('removes nothing where the database knows no file of the folder', async () => {
    const rows = service.dataSource.getRepository(StoredFile);
    const known = await rows.find();
    await service.dataSource.query('UPDATE stored_file SET storage_key = $1 || storage_key', [
      'x/',
    ]);
    const before = await readdir(documents());

    expect(await inTwoDays()).toEqual([]);
    expect(await readdir(documents())).toEqual(before);
    await rows.save(known);
  });

  it('removes nothing where more than 50 files and a fifth of all would be removed', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `lost-${index}.pdf`);
    await lose(...names);
    const before = await readdir(documents());

    expect(await inTwoDays()).toEqual([]);
    expect(await readdir(documents())).toEqual(before);
    await rm(join(documents(), names[0]!));
    expect(await inTwoDays()).toHaveLength(50);
  });

  it('continues where a file was removed meanwhile', async () => {
    await lose('gone.pdf', 'lost.pdf');
    const storage = service.app.get(Disk);
    const listAll = storage.listAll.bind(storage);
    const listing = jest.spyOn(storage, 'listAll').mockImplementationOnce(async (...about) => {
      const page = await listAll(...about);
      await rm(join(documents(), 'gone.pdf'));
      return page;
    });

    expect(await inTwoDays()).toEqual(['documents/lost.pdf']);
    expect(listing).toHaveBeenCalledTimes(1);
    listing.mockRestore();
  });
});
