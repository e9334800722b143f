import { pageLanguage } from '@phantom/mf-kit';

/** The pages of a project that are shown over its own one, by what the address calls them. */
const PAGES = { gallery: 'portfogalleryhtml', facts: 'portfohtml' } as const;

export type OverlayView = keyof typeof PAGES;

export const isOverlayView = (name: string | null): name is OverlayView =>
  name !== null && Object.hasOwn(PAGES, name);

/** The page itself, in the language of the one around it. */
export const overlayUrl = (view: OverlayView, projectId: number): string =>
  `/api/${PAGES[view]}/${projectId}?lang=${pageLanguage()}`;
