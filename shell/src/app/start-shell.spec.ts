import { screen } from '@testing-library/react';
import { showStartFailure } from './start-failure';
import { startShell, languageOfPage } from './start-shell';

describe('start-shell', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="frame-header"></div><main id="main"></main><div id="frame-footer"></div>';
    globalThis.reportError = jest.fn();
  });

  it('does not start without a manifest, and says so', async () => {
    await startShell().catch(showStartFailure);
    expect(globalThis.reportError).toHaveBeenCalledWith(
      new Error('The page carries no boot manifest'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This site could not start');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('page-language', () => {
  it.each([
    ['the server’s, which knows cookie and browser', 'de', 'lang=es', 'de'],
    ['the cookie’s, where the server wrote none', '', 'lang=es', 'es'],
    ['English, where nobody said anything', '', 'lang=; max-age=0', 'en'],
  ])('is %s', (_, written, cookie, language) => {
    document.documentElement.lang = written;
    document.cookie = cookie;
    expect(languageOfPage(document)).toBe(language);
  });
});
