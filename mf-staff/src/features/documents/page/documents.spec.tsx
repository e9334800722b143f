import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { someDocuments } from '../testing/some-documents';

const mockDocuments = (
  count: number,
  name: 'training' | 'Employment-Contract' | 'Employee-Handbook' = 'training',
) => mockApi('get', `/api/auth/pdf/PDflist/${name}`, { list: someDocuments(count) });

describe('documents', () => {
  it.each([
    ['/employment-contract', 'Employment-Contract', 'Employment Contract'],
    ['/employment-handbook', 'Employee-Handbook', 'Employee Handbook'],
    ['/training', 'training', 'Training'],
  ] as const)('shows the list at %s', async (path, name, title) => {
    const documents = mockDocuments(14, name);
    await renderPage(path);

    const row = within(await screen.findByRole('row', { name: /Chapter 1\b/ }));
    const link = row.getByRole('link', { name: /View File/ });
    expect(link).toHaveAttribute('href', '/files/1.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(documents).toHaveBeenCalled();
  });

  it('keeps the page in the address', async () => {
    mockDocuments(14);
    const { router } = await renderPage('/training');
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));

    expect(await screen.findByText('Chapter 14')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&size=10');
  });

  it('shows no pagination for a short list and a message for an empty one', async () => {
    mockDocuments(3);
    const view = await renderPage('/training');
    expect(await screen.findByText('Chapter 3')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Rows per page' })).not.toBeInTheDocument();
    view.unmount();

    mockDocuments(0);
    await renderPage('/training');
    expect(await screen.findByText('There are no documents here yet')).toBeInTheDocument();
  });

  it('refuses investors', async () => {
    mockDocuments(0).mockRejectedValue(new ApiError('You are not allowed', 403));
    await renderPage('/training');

    expect(await screen.findByText('You are not allowed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not for your account');
  });
});
