import { formatFileSize } from './file-size';

describe('formatFileSize', () => {
  it.each([
    [0, 'en', '1 KB'],
    [17, 'de', '1 KB'],
    [2_048, 'en', '2 KB'],
    [2_516_582, 'en', '2.4 MB'],
    [2_516_582, 'de', '2,4 MB'],
  ])('formats %i in %s as %s', (size, language, text) => {
    expect(formatFileSize(size, language)).toBe(text);
  });
});
