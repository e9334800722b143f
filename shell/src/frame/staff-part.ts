import { getSession, subscribeToSession } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { useSyncExternalStore, type ComponentType } from 'react';
import { showNotice } from '../notice/notice-store';
import type { RouteTable } from '../remotes/route-table';

/** What the staff's frame comes in, apart from the shell: visitors never load it. */
interface StaffFrame {
  StaffHeader: ComponentType;
  StaffFooter: ComponentType;
}

const listeners = new Set<() => void>();
let frame: StaffFrame | undefined;
let closeOffer: (() => void) | undefined;
let underway: Promise<void> | undefined;

/** Loads the staff's frame with its texts, once; where that fails it says so, and offers to try again. */
export async function needStaffFrame(): Promise<void> {
  try {
    await fetchStaffFrame();
    closeOffer?.();
  } catch {
    const onRetry = () => void needStaffFrame();
    closeOffer = showNotice({ textKey: 'unavailable.readOnly', onRetry });
  }
}

function fetchStaffFrame(): Promise<void> {
  underway ??= load().catch((error: unknown) => {
    underway = undefined;
    throw error;
  });
  return underway;
}

async function load(): Promise<void> {
  const { prepareStaffFrame, StaffHeader, StaffFooter } = await import(
    /* webpackChunkName: "staff-frame" */ './staff/staff-frame'
  );
  await prepareStaffFrame();
  frame = { StaffHeader, StaffFooter };
  for (const listener of listeners) listener();
}

/** The staff's frame, once it is there. */
export function useStaffFrame(): StaffFrame | undefined {
  return useSyncExternalStore(subscribe, current, none);
}

/** Has the frame at hand before it is needed: where somebody signs in, and from then on. */
export function expectStaff(routes: RouteTable, remotes: BootRemote[]): void {
  const withStaff = remotes
    .filter(({ declaration }) => declaration.routes.some(({ frame: name }) => name === 'staff'))
    .map(({ name }) => name);
  const look = () => {
    const owned = routes(window.location.pathname);
    const isNear = owned !== undefined && withStaff.includes(owned.remote);
    if (owned?.route.frame === 'staff') void needStaffFrame();
    // That it failed is told where it is needed.
    else if (isNear || getSession()) fetchStaffFrame().catch(() => undefined);
  };
  look();
  subscribeToSession(look);
  window.addEventListener('single-spa:routing-event', look);
}

const current = () => frame;
const none = () => undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
