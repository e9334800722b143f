import { ApiError } from '@phantom/mf-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { listDocuments } from '../api/documents';
import { someDocuments } from '../testing/some-documents';

jest.mock('../api/documents');

beforeEach(() => {
  jest.mocked(listDocuments).mockReset().mockResolvedValue(someDocuments(14));
});

describe('documents', () => {
  it.each([
    ['/employment-contract', 'employment-contract', 'Employment Contract'],
    ['/employment-handbook', 'employment-handbook', 'Employee Handbook'],
    ['/training', 'training', 'Training'],
  ] as const)('shows the list at %s', async (path, name, title) => {
    await renderPage(path);

    const row = within(await screen.findByRole('row', { name: /Chapter 1\b/ }));
    const link = row.getByRole('link', { name: /View File/ });
    expect(link).toHaveAttribute('href', '/files/1.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(listDocuments).toHaveBeenCalledWith(name, expect.anything());
  });

  it('keeps the page in the address', async () => {
    const { router } = await renderPage('/training');
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));

    expect(await screen.findByText('Chapter 14')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&size=10');
  });

  it('shows no pagination for a short list and a message for an empty one', async () => {
    jest.mocked(listDocuments).mockResolvedValue(someDocuments(3));
    const view = await renderPage('/training');
    expect(await screen.findByText('Chapter 3')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Rows per page' })).not.toBeInTheDocument();
    view.unmount();

    jest.mocked(listDocuments).mockResolvedValue([]);
    await renderPage('/training');
    expect(await screen.findByText('There are no documents here yet')).toBeInTheDocument();
  });

  it('refuses investors', async () => {
    jest.mocked(listDocuments).mockRejectedValue(new ApiError('You are not allowed', 403));
    await renderPage('/training');

    expect(await screen.findByText('You are not allowed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not for your account');
  });
});
