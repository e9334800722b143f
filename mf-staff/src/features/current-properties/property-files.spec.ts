import { parseFiles } from './property-files';

describe('parseFiles', () => {
  it('puts each file behind the base address', () => {
    const data = '[{"title":"Hardship letter","file":"7/hardship.pdf?signature=a"}]';

    expect(parseFiles(data, '/api/auth/files/')).toEqual([
      { title: 'Hardship letter', url: '/api/auth/files/7/hardship.pdf?signature=a' },
    ]);
  });

  it.each([null, undefined, '', 'not json', '{}', '[null, 1, {"title":"x"}]'])(
    'finds none in %j',
    (data) => {
      expect(parseFiles(data, '/files/')).toEqual([]);
    },
  );
});
