import { act, screen, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import type { AppProps, LifeCycles } from 'single-spa';
import { framePage } from '../testing/page';
import { NotFoundPage, createNotFoundSection } from './not-found';

describe('createNotFoundSection', () => {
  const run = (step: LifeCycles['mount']) =>
    act(() => (step as (props: AppProps) => Promise<unknown>)({} as AppProps));

  beforeEach(async () => {
    await framePage();
    document.body.innerHTML = '<main id="main"></main>';
  });

  it('renders the page when the server has not', async () => {
    const section = createNotFoundSection();
    await run(section.mount);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await run(section.unmount);
    expect(document.getElementById('main')).toBeEmptyDOMElement();
  });

  it('hydrates the page of the server', async () => {
    const html = renderToString(
      <I18nextProvider i18n={getTranslations()} defaultNS="shell">
        <NotFoundPage pathname={window.location.pathname} />
      </I18nextProvider>,
    );
    document.body.innerHTML = `<main id="main"><div data-remote="shell">${html}</div></main>`;
    const drawn = screen.getByRole('heading', { level: 1 });
    const section = createNotFoundSection();
    await run(section.mount);
    expect(screen.getByRole('heading', { level: 1 })).toBe(drawn);
    await run(section.unmount);
    expect(document.getElementById('main')).toBeEmptyDOMElement();
  });
});

describe('NotFoundPage', () => {
  it('explains the error and links to the home page', async () => {
    await framePage();
    render(
      <I18nextProvider i18n={getTranslations()}>
        <NotFoundPage pathname="/nowhere" />
      </I18nextProvider>,
    );
    expect(
      screen.getByText('Sorry! the page you are looking for could not be found'),
    ).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/home');
    expect(document.title).toBe('Page not found | Phantom Partners');
  });
});
