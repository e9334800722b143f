import { getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { ActiveRoute } from '../frame/active-route';
import { FrameRoot } from '../frame/frame-root';
import { menuEntries } from '../frame/menu/menu';
import { createRouteTable } from '../remotes/route-table';

/** A part of the frame with what the frame's roots give it, for tests. */
export function InFrame({ remotes, children }: { remotes: BootRemote[]; children: ReactNode }) {
  return (
    <FrameRoot
      translations={getTranslations()}
      place={new ActiveRoute(createRouteTable(remotes))}
      menu={menuEntries(remotes)}
      data={undefined}
    >
      {children}
    </FrameRoot>
  );
}
