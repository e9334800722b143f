import { useSearchParams, useTranslation } from '@phantom/mf-kit';
import type { MouseEvent, ReactNode } from 'react';
import { overlayUrl, type OverlayView } from '../overlay-view';

interface Props {
  view: OverlayView;
  projectId: number;
  className: string;
  children: ReactNode;
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Leads to a page of the project: over the page at hand, or as a page of its own where no script runs. */
export function OverlayLink({ view, projectId, className, children }: Props) {
  const [, setQuery] = useSearchParams();
  // Draws anew when the language changes, which the address names.
  useTranslation();
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setQuery({ view }, { preventScrollReset: true });
  };
  return (
    <a
      className={className}
      href={overlayUrl(view, projectId)}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}
