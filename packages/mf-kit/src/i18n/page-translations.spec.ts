import { changeLanguage, getTranslations, pageText, startTranslations } from './page-translations';
import { loadNamespace, registerLocales } from './translations';

const locales = jest.fn(async (language: string) => ({ greeting: `hello in ${language}` }));

beforeEach(async () => {
  locales.mockClear();
  registerLocales('section', locales);
  await startTranslations('en', ['kit']);
});

it('loads a namespace in the language in use alone', async () => {
  await loadNamespace(getTranslations(), 'section');
  expect(locales.mock.calls).toEqual([['en']]);
  expect(pageText('section:greeting', '')).toBe('hello in en');
});

it('switches every namespace that is there, the document and the cookie', async () => {
  await loadNamespace(getTranslations(), 'section');
  await changeLanguage('es');
  expect(pageText('section:greeting', '')).toBe('hello in es');
  expect(document.documentElement.lang).toBe('es');
  expect(document.cookie).toContain('lang=es');
});

it('stays in its language when the other cannot be had, and tries again when asked again', async () => {
  await loadNamespace(getTranslations(), 'section');
  locales.mockRejectedValue(new Error('chunk'));
  await expect(changeLanguage('ru')).rejects.toThrow('section could not be loaded in ru');
  expect(document.documentElement.lang).toBe('en');
  expect(pageText('section:greeting', '')).toBe('hello in en');
  locales.mockImplementation(async (language) => ({ greeting: `hello in ${language}` }));
  await changeLanguage('ru');
  expect(pageText('section:greeting', '')).toBe('hello in ru');
});

it('does not start without its texts', async () => {
  registerLocales('lost', async () => Promise.reject(new Error('chunk')));
  await expect(startTranslations('de', ['lost'])).rejects.toThrow('lost could not be loaded');
});
