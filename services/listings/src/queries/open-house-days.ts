const DAY = 24 * 60 * 60 * 1000;
const SUNDAY = 0;
const SATURDAY = 6;

/** When an open house is wanted, in the words of a query. */
export type OpenHouseDay = 'today' | 'tomorrow' | 'saturday' | 'sunday' | 'weekend';

/** The first and the last day, as `2026-11-28` in New York. */
export interface OpenHouseDays {
  open_house_from: string;
  open_house_to: string;
}

/** @param today in New York, as `2026-11-27` */
export function openHouseDays(day: OpenHouseDay, today: string): OpenHouseDays {
  const weekday = new Date(today).getUTCDay();
  const after = (days: number) =>
    new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10);
  const only = (days: number) => ({ open_house_from: after(days), open_house_to: after(days) });
  const toSunday = (7 - weekday) % 7;
  switch (day) {
    case 'today':
      return only(0);
    case 'tomorrow':
      return only(1);
    case 'saturday':
      return only(SATURDAY - weekday);
    case 'sunday':
      return only(toSunday);
    case 'weekend': {
      // On a Sunday the weekend is what is left of it.
      const toFirst = weekday === SUNDAY ? 0 : SATURDAY - weekday;
      return { open_house_from: after(toFirst), open_house_to: after(toSunday) };
    }
  }
}
