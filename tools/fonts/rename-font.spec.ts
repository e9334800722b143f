import { renameFont } from './rename-font.js';

const names = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('renameFont', () => {
  it('changes the names and keeps the copyright notice', () => {
    const before = names('© Adobe, Reserved Font Name ‘Source’ Source Sans 3 SourceSans3-Roman');
    expect(renameFont(before, ['Source', 'Estate'])).toEqual(
      names('© Adobe, Reserved Font Name ‘Source’ Estate Sans 3 EstateSans3-Roman'),
    );
  });

  it('refuses a font without the name, and a name of another length', () => {
    expect(() => renameFont(names('Spectral'), ['Source', 'Estate'])).toThrow('Source');
    expect(() => renameFont(names('Source Sans'), ['Source', 'House'])).toThrow('as long as');
  });
});
