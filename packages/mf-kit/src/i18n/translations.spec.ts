import {
  getTranslations,
  pageText,
  startTranslations,
  loadNamespace,
  registerLocales,
} from './translations';

const locales = jest.fn(async (language: string) => ({ greeting: `hello in ${language}` }));

beforeEach(async () => {
  locales.mockClear();
  registerLocales('section', locales);
  await startTranslations('en', ['kit']);
});

it('loads a namespace in the current language only', async () => {
  await loadNamespace(getTranslations(), 'section');
  expect(locales.mock.calls).toEqual([['en']]);
  expect(pageText('section:greeting', '')).toBe('hello in en');
});

it('rejects without its texts', async () => {
  registerLocales('lost', async () => Promise.reject(new Error('chunk')));
  await expect(startTranslations('de', ['lost'])).rejects.toThrow('lost could not be loaded');
});
