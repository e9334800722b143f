import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageSizeGroup } from './page-size-group';
import { Pagination } from './pagination';

const pagination = (page: number, onSelect = jest.fn()) => (
  <Pagination
    label="Pages"
    previousLabel="Previous page"
    nextLabel="Next page"
    pageLabel={(number) => `Page ${number}`}
    page={page}
    pageCount={9}
    hrefFor={(number) => `?page=${number}`}
    onSelect={onSelect}
  />
);

describe('Pagination', () => {
  it('links pages by address and marks the current one', () => {
    render(pagination(5));
    expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Page 5');
  });

  it('has no way before the first page', () => {
    render(pagination(1));
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  });

  it('hands a plain click to the caller', async () => {
    const onSelect = jest.fn();
    render(pagination(5, onSelect));
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(onSelect).toHaveBeenCalledWith(6);
  });
});

describe('PageSizeGroup', () => {
  it('offers the four sizes under its name', async () => {
    const onSelect = jest.fn();
    render(
      <PageSizeGroup
        label="Rows per page"
        value={25}
        hrefFor={(size) => `?size=${size}`}
        onSelect={onSelect}
      />,
    );
    expect(screen.getByRole('group', { name: 'Rows per page' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('25');
    await userEvent.click(screen.getByRole('link', { name: '100' }));
    expect(onSelect).toHaveBeenCalledWith(100);
  });
});
