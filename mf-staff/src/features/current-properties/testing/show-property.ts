import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { getProperty, getPropertyHistory, type PropertyDetail } from '../api/property';
import { aChange, aDetail, aHistory } from './properties';

/** Renders the page of a property. The test mocks `api/property`. */
export const show = async (over: Partial<PropertyDetail> = {}, history = aHistory([aChange()])) => {
  jest.mocked(getProperty).mockResolvedValue(aDetail(over));
  jest.mocked(getPropertyHistory).mockResolvedValue(history);
  const view = await renderPage('/current-properties/1');
  await screen.findByRole('region', { name: 'Status' });
  return view;
};
export const press = async (name: string | RegExp, within_: ReturnType<typeof within> = screen) =>
  userEvent.click(within_.getByRole('button', { name }));
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
