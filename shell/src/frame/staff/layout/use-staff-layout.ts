import type { StaffLayout } from '@phantom/registry/staff-layout';
import { useSyncExternalStore } from 'react';
import { staffLayout, subscribeToStaffLayout } from './staff-layout-store';

/** The layout of the staff's frame, as it is chosen. */
export function useStaffLayout(): StaffLayout {
  return useSyncExternalStore(subscribeToStaffLayout, staffLayout);
}

/** The class of a part whose ground is dark: focus rings and small headings change with it. */
export const groundClass = (theme: StaffLayout['side']): string =>
  theme === 'light' ? '' : 'pp-on-dark';
