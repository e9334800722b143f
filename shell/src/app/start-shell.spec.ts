import { screen } from '@testing-library/react';
import { showStartFailure } from './start-failure';
import { startShell, languageOfPage } from './start-shell';

describe('startShell', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="frame-header"></div><main id="main"></main><div id="frame-footer"></div>';
    globalThis.reportError = jest.fn();
  });

  it('shows an error when the page has no manifest', async () => {
    await startShell().catch(showStartFailure);
    expect(globalThis.reportError).toHaveBeenCalledWith(
      new Error('The page carries no boot manifest'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This site could not start');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('languageOfPage', () => {
  it.each([
    ['the server’s language', 'de', 'lang=es', 'de'],
    ['the cookie’s language when the server wrote none', '', 'lang=es', 'es'],
    ['English by default', '', 'lang=; max-age=0', 'en'],
  ])('returns %s', (_, written, cookie, language) => {
    document.documentElement.lang = written;
    document.cookie = cookie;
    expect(languageOfPage(document)).toBe(language);
  });
});
