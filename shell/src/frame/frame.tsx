import { I18nextProvider, useTranslation } from '@phantom/mf-kit';
import type { MenuEntry } from '@phantom/registry/boot-manifest';
import { StrictMode, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { ActiveRouteContext, type FrameLocationStore, useFrameLocation } from './active-route';
import { FrameDataContext, type FrameData } from './frame-data';
import { MenuContext } from './menu/menu';
import { Notice } from '../notice/notice';
import { PublicHeader } from './public/public-header';
import { useStaffFrame } from './load-staff-frame';
import { PublicFooter } from './public/public-footer';

interface Props {
  translations: ComponentProps<typeof I18nextProvider>['i18n'];
  location: FrameLocationStore;
  menu: MenuEntry[];
  data: FrameData | undefined;
  children: ReactNode;
}

/** The root of the frame's React trees. It must be the same on both sides, or hydration fails. */
export function FrameRoot({ translations, location, menu, data, children }: Props) {
  return (
    <StrictMode>
      <I18nextProvider i18n={translations} defaultNS="shell">
        <FrameDataContext value={data}>
          <ActiveRouteContext value={location}>
            <MenuContext value={menu}>{children}</MenuContext>
          </ActiveRouteContext>
        </FrameDataContext>
      </I18nextProvider>
    </StrictMode>
  );
}

/** Keeps the `useId` ids of header, footer and sections apart. */
export const identifierPrefix = (elementId: FrameElementId): string => `${elementId}-`;

export type FrameElementId = 'frame-header' | 'frame-footer';

export function FrameHeader() {
  const { t } = useTranslation();
  const { frame } = useFrameLocation();
  const staff = useStaffFrame();
  return (
    <>
      <a className="skip-link" href="#main" onClick={skipToMain}>
        {t('skip')}
      </a>
      {frame === 'staff' ? staff && <staff.StaffHeader /> : <PublicHeader />}
      <Notice />
    </>
  );
}

/** Leaves the address as it is: links of mails carry their token in the fragment, which `#main` would replace. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}

export function FrameFooter() {
  const { frame } = useFrameLocation();
  const staff = useStaffFrame();
  if (frame === 'staff') return staff && <staff.StaffFooter />;
  return <PublicFooter />;
}
