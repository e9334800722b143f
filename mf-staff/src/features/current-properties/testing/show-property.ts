import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import type { PropertyDetail } from '../api/property';
import { aChange, aDetail, aHistory } from './properties';

/** Responds with a property and its history. */
export const mockProperty = (
  over: Partial<PropertyDetail> = {},
  history = aHistory([aChange()]),
) => ({
  getProperty: mockApi('get', '/api/auth/current-propertieslist/{id}', { list: [aDetail(over)] }),
  getHistory: mockApi('get', '/api/auth/current-properties/{id}/history', history),
});

/** Renders the page of a property. */
export const show = async (...property: Parameters<typeof mockProperty>) => {
  const calls = mockProperty(...property);
  const view = await renderPage('/current-properties/1');
  await screen.findByRole('region', { name: 'Status' });
  return { ...view, ...calls };
};
export const press = async (name: string | RegExp, within_: ReturnType<typeof within> = screen) =>
  userEvent.click(within_.getByRole('button', { name }));
/** The dialogs load when the first of them is opened. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
