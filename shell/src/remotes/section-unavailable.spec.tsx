import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { render, screen } from '@testing-library/react';
import { NotFoundPage } from '../app/not-found';
import { framePage } from '../testing/page';
import { SectionUnavailable } from './section-unavailable';

const inPage = (page: React.ReactNode) => (
  <I18nextProvider i18n={getTranslations()}>
    <main id="main">{page}</main>
  </I18nextProvider>
);

it('moves the focus to its heading, and after a retry to that of the page', async () => {
  await framePage();
  const path = window.location.pathname;
  const view = render(inPage(<NotFoundPage pathname={path} />));
  view.rerender(inPage(<SectionUnavailable onRetry={() => undefined} />));
  const title = 'This section is not available right now';
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  screen.getByRole('button', { name: 'Try again' }).focus();

  view.rerender(inPage(<NotFoundPage pathname={path} />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
