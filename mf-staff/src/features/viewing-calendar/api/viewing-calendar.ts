import { api, unwrap } from '@phantom/mf-kit';

/** The slots of seven days, with who has booked them. @param from the first day in New York, as YYYY-MM-DD */
export const getWeek = (from: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/viewing-calendar', { params: { query: { from } }, signal }));

type Week = Awaited<ReturnType<typeof getWeek>>;
export type CalendarSlot = Week['list'][number];
export type CalendarAgent = Week['agents'][number];

export interface NewSlots {
  home: string;
  agent_id: number | null;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM. */
  from: string;
  to: string;
  minutes: number;
}

export const openSlots = (body: NewSlots) =>
  unwrap(api.POST('/api/auth/viewing-calendar/slots', { body }));

export const removeSlot = (id: number) =>
  unwrap(api.DELETE('/api/auth/viewing-calendar/slots/{id}', { params: { path: { id } } }));

/** Cancels the viewing and removes its slot. */
export const cancelSlot = (id: number) =>
  unwrap(api.POST('/api/auth/viewing-calendar/slots/{id}/cancel', { params: { path: { id } } }));
