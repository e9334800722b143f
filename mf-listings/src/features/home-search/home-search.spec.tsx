import {
  getTranslations,
  I18nextProvider,
  navigateTo,
  registerLocales,
  startTranslations,
} from '@phantom/mf-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { locales } from '../../locales';
import { mockPlaces, place } from '../results/testing/responses';
import { HomeSearch } from './home-search';

jest.mock('@phantom/mf-kit', () => ({
  ...jest.requireActual('@phantom/mf-kit'),
  navigateTo: jest.fn(),
}));

async function show() {
  registerLocales('mf-listings', locales);
  await startTranslations('en', ['mf-listings']);
  const router = createMemoryRouter([{ path: '/', element: <HomeSearch data="sales" /> }]);
  return render(
    <I18nextProvider i18n={getTranslations()} defaultNS="mf-listings">
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

it('sends the words to the landing page of the listings', async () => {
  mockPlaces();
  await show();
  await userEvent.type(screen.getByRole('combobox'), 'roof deck{Enter}');
  expect(navigateTo).toHaveBeenCalledWith('/listings?tab=sales&location=&q=roof+deck');
});

it('opens a suggested place in the section of the listings', async () => {
  mockPlaces(place());
  await show();
  await userEvent.type(screen.getByRole('combobox'), 'wiliam');
  await userEvent.click(await screen.findByRole('option', { name: /Williamsburg/ }));
  expect(navigateTo).toHaveBeenCalledWith('/listings/sales/brooklyn?neighbourhood=Williamsburg');
});

it('takes over the words and the focus of the field that it replaces', async () => {
  document.body.innerHTML = '<div data-slot="home-search"><input name="q" value="astoria" /></div>';
  document.querySelector('input')!.focus();
  await show();
  expect(screen.getByRole('combobox')).toHaveValue('astoria');
  expect(screen.getByRole('combobox')).toHaveFocus();
});
