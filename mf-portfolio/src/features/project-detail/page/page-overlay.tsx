import { pageLanguage, useHydrated, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { useOnceTrue } from './use-once-true';

const OverlayDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './overlay-dialog')).OverlayDialog,
}));

/** The HTML pages of a project that open in an overlay: name in the URL and path segment of the API. */
const VIEWS = { gallery: 'portfogalleryhtml', facts: 'portfohtml' } as const;

type OverlayView = keyof typeof VIEWS;

const isOverlayView = (name: string | null): name is OverlayView =>
  name !== null && Object.hasOwn(VIEWS, name);

/** The address of an overlay page, in the language of the current page. */
const overlayUrl = (view: OverlayView, projectId: number): string =>
  `/api/${VIEWS[view]}/${projectId}?lang=${pageLanguage()}`;

interface OverlayLinkProps {
  view: OverlayView;
  projectId: number;
  className: string;
  children: ReactNode;
}

const hasModifier = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Opens a page of the project in the overlay. Without scripts, or with a modifier key, it is an ordinary link. */
export function OverlayLink({ view, projectId, className, children }: OverlayLinkProps) {
  const [, setQuery] = useSearchParams();
  // Renders again when the language changes, because the link contains it.
  useTranslation();
  const open = (event: MouseEvent) => {
    if (hasModifier(event)) return;
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

interface PageOverlayProps {
  projectId: number;
  /** The address of the project. It is part of the title of the overlay. */
  address: string;
}

/** The dialog with a page of the project. The URL holds the open view, so that Back closes it. */
export function PageOverlay({ projectId, address }: PageOverlayProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const requested = query.get('view');
  // The server renders no dialog, because the browser could not hydrate it.
  const view = useHydrated() && isOverlayView(requested) ? requested : undefined;
  const isLoaded = useOnceTrue(view !== undefined);
  if (!isLoaded) return null;
  return (
    <Suspense>
      <OverlayDialog
        url={view && overlayUrl(view, projectId)}
        title={view && `${address}: ${t(`overlay.${view}`)}`}
        onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  );
}
