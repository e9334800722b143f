import { getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { activeRoute } from '../frame/active-route';
import type { FrameData } from '../frame/frame-data';
import { FrameRoot } from '../frame/frame';
import { menuEntries } from '../frame/menu/menu';
import { createRouteTable } from '../remotes/route-table';

interface Props {
  remotes: BootRemote[];
  data?: FrameData;
  children: ReactNode;
}

export function InFrame({ remotes, data, children }: Props) {
  return (
    <FrameRoot
      translations={getTranslations()}
      location={activeRoute(createRouteTable(remotes))}
      menu={menuEntries(remotes)}
      data={data}
    >
      {children}
    </FrameRoot>
  );
}
