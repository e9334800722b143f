import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { render, screen } from '@testing-library/react';
import { framePage } from '../testing/frame-page';
import { NotFoundPage } from './not-found-page';

it('says so in the words of the house and leads home', async () => {
  await framePage();
  render(
    <I18nextProvider i18n={getTranslations()}>
      <NotFoundPage pathname="/nowhere" />
    </I18nextProvider>,
  );
  expect(screen.getByText('Sorry! the page you are looking for could not be found')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/home');
  expect(document.title).toBe('Page not found | Phantom Partners');
});
