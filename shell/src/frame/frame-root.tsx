import { I18nextProvider } from '@phantom/mf-kit';
import type { MenuEntry } from '@phantom/registry/boot-manifest';
import { StrictMode, type ComponentProps, type ReactNode } from 'react';
import { ActiveRouteContext, type PlaceStore } from './active-route';
import { FrameDataContext, type FrameData } from './frame-data';
import { MenuContext } from './menu/menu';

interface Props {
  translations: ComponentProps<typeof I18nextProvider>['i18n'];
  place: PlaceStore;
  menu: MenuEntry[];
  /** What the server draws it from, or drew it from. */
  data: FrameData | undefined;
  children: ReactNode;
}

/** The root of the frame's React trees; the same in the browser and on a server, or it could not be taken over. */
export function FrameRoot({ translations, place, menu, data, children }: Props) {
  return (
    <StrictMode>
      <I18nextProvider i18n={translations} defaultNS="shell">
        <FrameDataContext value={data}>
          <ActiveRouteContext value={place}>
            <MenuContext value={menu}>{children}</MenuContext>
          </ActiveRouteContext>
        </FrameDataContext>
      </I18nextProvider>
    </StrictMode>
  );
}

/** React tells the ids of the frame's elements from those of the sections by it, and header from footer. */
export const identifierPrefix = (elementId: FrameElementId): string => `${elementId}-`;

/** The elements of the page that the frame is drawn into. */
export type FrameElementId = 'frame-header' | 'frame-footer';
