import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { columnChanges, contentsOf, undoMigrations } from '@phantom/service-kit/testing';
import { CurrentProperty } from '../src/properties/common/property.entity.js';
import { Document } from '../src/documents/document.entity.js';
import { propertiesApp, seed, type PropertiesApp } from './properties-app.js';
import { employeeToken } from './staff.js';

describe('the seed and the migrations', () => {
  let service: PropertiesApp;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  const contents = () => contentsOf(service.dataSource);
  const again = () => seed(service.dataSource, service.filesDir);

  it('change nothing when the seed runs again', async () => {
    const before = await contents();
    await again();

    expect(await contents()).toEqual(before);
  });

  it('keep the changes of an employee', async () => {
    const properties = service.dataSource.getRepository(CurrentProperty);
    await properties.update({ status: 1 }, { status: 2 });
    await again();

    expect(await properties.countBy({ status: 1 })).toBe(0);
  });

  it('restore lost files without new rows', async () => {
    const before = await contents();
    const training = join(service.filesDir, 'demo/training');
    const [name] = await readdir(training);
    await rm(training, { recursive: true });
    await again();

    expect((await stat(join(training, name!))).size).toBeGreaterThan(1000);
    expect(await contents()).toEqual(before);
  });

  it('do not restore the file of a removed document', async () => {
    const { id, version, file } = await service.dataSource
      .getRepository(Document)
      .findOneOrFail({ where: { list: 'training' }, relations: { file: true } });
    const response = await service.inject({
      method: 'DELETE',
      url: `/api/auth/documents/${id}?version=${version}`,
      headers: { authorization: await employeeToken('documents') },
    });
    expect(response.statusCode).toBe(200);
    const before = await contents();
    await again();

    expect(await contents()).toEqual(before);
    await expect(stat(join(service.filesDir, file.storageKey))).rejects.toThrow('ENOENT');
  });

  it('create the columns of the entities', async () => {
    expect(await columnChanges(service.dataSource)).toEqual([]);
  });

  it('can be undone one by one', async () => {
    expect(await undoMigrations(service.dataSource)).toEqual([]);
  });
});
