import classNames from 'classnames';
import type { ReactNode } from 'react';
import { PageLink } from './page-link';

/** Pages count from 1. */
interface PaginationProps {
  /** Names the navigation, like "Pages". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Names the link to a page, e.g. "Page 3". */
  pageLabel: (page: number) => string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  onSelect: (page: number) => void;
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, pageLabel, page, pageCount, hrefFor, onSelect } = props;
  if (pageCount <= 1) return null;

  const link = (target: number, text: ReactNode, name: string) => (
    <PageLink
      className="page-link"
      href={hrefFor(target)}
      current={target === page}
      label={name}
      onSelect={() => onSelect(target)}
    >
      {text}
    </PageLink>
  );
  const step = (target: number, text: string, arrow: string) =>
    target >= 1 && target <= pageCount ? (
      <li className="page-item">{link(target, arrow, text)}</li>
    ) : (
      <li className="page-item disabled" aria-hidden="true">
        <span className="page-link">{arrow}</span>
      </li>
    );

  return (
    <nav aria-label={label}>
      <ul className="pagination">
        {step(page - 1, previousLabel, '‹')}
        {pageWindow(page, pageCount).map((slot, index) =>
          slot === 'gap' ? (
            <li key={`gap-${index}`} className="page-item disabled" aria-hidden="true">
              <span className="page-link">…</span>
            </li>
          ) : (
            <li key={slot} className={classNames('page-item', { active: slot === page })}>
              {link(slot, slot, pageLabel(slot))}
            </li>
          ),
        )}
        {step(page + 1, nextLabel, '›')}
      </ul>
    </nav>
  );
}

type PageSlot = number | 'gap';

/** The first page, the last, and the current one with its neighbours. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  );
  return shown.flatMap((candidate, index): PageSlot[] => {
    const skipped = candidate - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [candidate];
    // A gap of one page shows its number, which needs no more space than an ellipsis.
    return skipped === 1 ? [candidate - 1, candidate] : ['gap', candidate];
  });
}
