import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteTable } from '../remotes/route-table';
import { ActiveRoute, ActiveRouteContext } from './active-route';
import { FrameFooter } from './frame-footer';
import { FrameHeader } from './frame-header';
import { MenuContext, menuEntries } from './menu/menu';

/** Draws header and footer as React roots of their own, beside the elements of the remotes. */
export function mountFrame(remotes: BootRemote[], routes: RouteTable): void {
  const active = new ActiveRoute(routes);
  const entries = menuEntries(remotes);
  const draw = (id: string, content: ReactNode) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no element #${id}`);
    createRoot(element, { identifierPrefix: `${id}-` }).render(
      <StrictMode>
        <I18nextProvider i18n={getTranslations()} defaultNS="shell">
          <ActiveRouteContext value={active}>
            <MenuContext value={entries}>{content}</MenuContext>
          </ActiveRouteContext>
        </I18nextProvider>
      </StrictMode>,
    );
  };
  draw('frame-header', <FrameHeader />);
  draw('frame-footer', <FrameFooter />);
}
