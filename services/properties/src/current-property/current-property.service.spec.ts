import { NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import type { FileService } from '../file/file.service.js';
import type { CurrentProperty } from './current-property.entity.js';
import { CurrentPropertyService } from './current-property.service.js';
import type { PropertyFile } from './property-file.entity.js';

const property = {
  id: 3,
  address: '28 Sickles Street, New York, NY 10040',
  servicingBank: 'Palisade National Bank',
  assignedTo: null,
  typeOfProperty: 'Cooperative',
  status: 7,
  servicingFile: { id: 1, name: 'servicing-file.pdf' },
} as CurrentProperty;

const submitted = [
  { title: 'Owner’s "deed"', file: { id: 2, name: 'deed.pdf' } },
] as PropertyFile[];

const files = {
  link: ({ name }: { name: string }) => `/files/${name}`,
  relativeLink: ({ name }: { name: string }) => name,
} as unknown as FileService;

const serviceOver = (rows: CurrentProperty[]) => {
  const repository = {
    find: () => Promise.resolve(rows),
    findOne: () => Promise.resolve(rows[0] ?? null),
    count: () => Promise.resolve(rows.length),
  };
  const handedIn = { find: () => Promise.resolve(submitted) };
  return new CurrentPropertyService(
    repository as unknown as Repository<CurrentProperty>,
    handedIn as unknown as Repository<PropertyFile>,
    files,
  );
};

describe('CurrentPropertyService', () => {
  it('says that nobody has taken a property by a null, not by an empty label', async () => {
    const { list } = await serviceOver([property]).list();

    expect(list[0]).toMatchObject({ assign: null, url: '/files/servicing-file.pdf', status: 7 });
  });

  it('encodes the files exactly once', async () => {
    const { list } = await serviceOver([property]).detail(3);

    expect(JSON.parse(list[0]!.data)).toEqual([{ title: 'Owner’s "deed"', file: 'deed.pdf' }]);
  });

  it('counts, and knows what it does not have', async () => {
    expect(await serviceOver([]).summary()).toEqual({ error: 0, count: 0 });
    await expect(serviceOver([]).detail(9)).rejects.toThrow(NotFoundError);
  });
});
