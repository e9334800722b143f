import { getSession, subscribeToSession } from '@phantom/mf-kit';
import { createStore } from '@phantom/mf-kit/store';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { useSyncExternalStore, type ComponentType } from 'react';
import { showNotice } from '../notice/notice-store';
import type { RouteTable } from '../remotes/route-table';

/** In a chunk of its own, which visitors never load. */
interface StaffFrame {
  StaffHeader: ComponentType;
  StaffFooter: ComponentType;
}

const staffFrame = createStore<StaffFrame | undefined>(undefined);
let closeNotice: (() => void) | undefined;
let loading: Promise<void> | undefined;

/** Loads the staff frame with its texts. After a failure a notice offers a retry. */
export async function requireStaffFrame(): Promise<void> {
  try {
    await fetchStaffFrame();
    closeNotice?.();
  } catch {
    const onRetry = () => void requireStaffFrame();
    closeNotice = showNotice({ textKey: 'unavailable.readOnly', onRetry });
  }
}

function fetchStaffFrame(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const { prepareStaffFrame, StaffHeader, StaffFooter } = await import(
    /* webpackChunkName: "staff-frame" */ './staff/staff-frame'
  );
  await prepareStaffFrame();
  staffFrame.set({ StaffHeader, StaffFooter });
}

export function useStaffFrame(): StaffFrame | undefined {
  return useSyncExternalStore(staffFrame.subscribe, staffFrame.get, () => undefined);
}

/** Loads the staff frame early: where somebody can sign in, and for everybody who is signed in. */
export function preloadStaffFrame(routes: RouteTable, remotes: BootRemote[]): void {
  const withStaff = remotes
    .filter(({ declaration }) => declaration.routes.some(({ frame: name }) => name === 'staff'))
    .map(({ name }) => name);
  const check = () => {
    const owned = routes(window.location.pathname);
    const isNear = owned !== undefined && withStaff.includes(owned.remote);
    if (owned?.route.frame === 'staff') void requireStaffFrame();
    // A failure matters only where the frame is shown.
    else if (isNear || getSession()) fetchStaffFrame().catch(() => undefined);
  };
  check();
  subscribeToSession(check);
  window.addEventListener('single-spa:routing-event', check);
}
