import { navigateTo } from '@phantom/mf-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockPlaces, place } from '../../testing/places';
import { renderTranslated } from '../../testing/render';
import { HomeSearch } from './home-search';

jest.mock('@phantom/mf-kit', () => ({
  ...jest.requireActual('@phantom/mf-kit'),
  navigateTo: jest.fn(),
}));

const show = () => renderTranslated(<HomeSearch data="sales" />);

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
