import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { columnChanges, contentsOf, undoMigrations } from '@phantom/service-kit/testing';
import { CurrentProperty } from '../src/current-property/current-property.entity.js';
import { Document } from '../src/document/document.entity.js';
import { propertiesApp, seed, type PropertiesApp } from './properties-app.js';
import { employeeToken } from './staff.js';

describe('the database and files of the properties service', () => {
  let service: PropertiesApp;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  const contents = () => contentsOf(service.dataSource);
  const again = () => seed(service.dataSource, service.filesDir);

  it('are the same after the demo data is loaded again', async () => {
    const before = await contents();
    await again();

    expect(await contents()).toEqual(before);
  });

  it('keep what an employee has changed since', async () => {
    const properties = service.dataSource.getRepository(CurrentProperty);
    await properties.update({ status: 1 }, { status: 2 });
    await again();

    expect(await properties.countBy({ status: 1 })).toBe(0);
  });

  it('get files back that were lost, without new rows', async () => {
    const before = await contents();
    const training = join(service.filesDir, 'demo/training');
    const [name] = await readdir(training);
    await rm(training, { recursive: true });
    await again();

    expect((await stat(join(training, name!))).size).toBeGreaterThan(1000);
    expect(await contents()).toEqual(before);
  });

  it('do not get the file of a document back that an employee removed', async () => {
    const { id, version, file } = await service.dataSource
      .getRepository(Document)
      .findOneOrFail({ where: { list: 'training' }, relations: { file: true } });
    const answer = await service.inject({
      method: 'DELETE',
      url: `/api/auth/documents/${id}?version=${version}`,
      headers: { authorization: await employeeToken('documents') },
    });
    expect(answer.statusCode).toBe(200);
    const before = await contents();
    await again();

    expect(await contents()).toEqual(before);
    await expect(stat(join(service.filesDir, file.storageKey))).rejects.toThrow('ENOENT');
  });

  it('have the columns that the entities describe', async () => {
    expect(await columnChanges(service.dataSource)).toEqual([]);
  });

  it('come apart again, migration by migration', async () => {
    expect(await undoMigrations(service.dataSource)).toEqual([]);
  });
});
