import { getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { ActiveRoute } from '../frame/active-route';
import type { FrameData } from '../frame/frame-data';
import { FrameRoot } from '../frame/frame-root';
import { menuEntries } from '../frame/menu/menu';
import { createRouteTable } from '../remotes/route-table';

interface Props {
  remotes: BootRemote[];
  /** What a server drew the frame from. */
  data?: FrameData;
  children: ReactNode;
}

/** A part of the frame with what the frame's roots give it, for tests. */
export function InFrame({ remotes, data, children }: Props) {
  return (
    <FrameRoot
      translations={getTranslations()}
      place={new ActiveRoute(createRouteTable(remotes))}
      menu={menuEntries(remotes)}
      data={data}
    >
      {children}
    </FrameRoot>
  );
}
