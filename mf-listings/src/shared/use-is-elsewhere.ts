import { useSyncExternalStore } from 'react';
import { TIME_ZONE } from './open-house-time';

const hourIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format();

const never = () => () => undefined;

/** Whether the visitor's clock shows another time than New York's; the server cannot tell, and says no. */
export const useIsElsewhere = () =>
  useSyncExternalStore(
    never,
    () => hourIn() !== hourIn(TIME_ZONE),
    () => false,
  );
