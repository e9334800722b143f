import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { ActiveRoute, ActiveRouteContext } from '../frame/active-route';
import { MenuContext, menuEntries } from '../frame/menu/menu';
import { createRouteTable } from '../remotes/route-table';

/** A part of the frame with what the frame's roots give it, for tests. */
export function InFrame({ remotes, children }: { remotes: BootRemote[]; children: ReactNode }) {
  return (
    <I18nextProvider i18n={getTranslations()} defaultNS="shell">
      <ActiveRouteContext value={new ActiveRoute(createRouteTable(remotes))}>
        <MenuContext value={menuEntries(remotes)}>{children}</MenuContext>
      </ActiveRouteContext>
    </I18nextProvider>
  );
}
