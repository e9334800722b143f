import { getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { ActiveRoute } from '../frame/active-route';
import type { FrameData } from '../frame/frame-data';
import { FrameRoot } from '../frame/frame';
import { menuEntries } from '../frame/menu/menu';
import { createRouteTable } from '../remotes/route-table';

interface Props {
  remotes: BootRemote[];
  /** What a server rendered the frame from. */
  data?: FrameData;
  children: ReactNode;
}

/** A part of the frame inside the providers of the frame. */
export function InFrame({ remotes, data, children }: Props) {
  return (
    <FrameRoot
      translations={getTranslations()}
      location={new ActiveRoute(createRouteTable(remotes))}
      menu={menuEntries(remotes)}
      data={data}
    >
      {children}
    </FrameRoot>
  );
}
