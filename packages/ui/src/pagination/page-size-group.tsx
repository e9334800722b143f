import classNames from 'classnames';
import { useId } from 'react';
import { PageLink } from './page-link';

/** The page sizes that every list of the product offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Properties of {@link PageSizeGroup}. */
export interface PageSizeGroupProps {
  /** Stands before the sizes and names the group, e.g. "Rows per page". */
  label: string;
  value: number;
  /** The address of the list at a size. */
  hrefFor: (size: number) => string;
  /** Puts the size into the URL. */
  onSelect: (size: number) => void;
}

/** How many rows a page shows: a button group of the four sizes. */
export function PageSizeGroup({ label, value, hrefFor, onSelect }: PageSizeGroupProps) {
  const id = useId();
  return (
    <div className="pp-page-size" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className="btn-group">
        {PAGE_SIZES.map((size) => (
          <PageLink
            key={size}
            className={classNames('btn btn-sm btn-outline-primary', { active: size === value })}
            href={hrefFor(size)}
            current={size === value}
            onSelect={() => onSelect(size)}
          >
            {size}
          </PageLink>
        ))}
      </div>
    </div>
  );
}
