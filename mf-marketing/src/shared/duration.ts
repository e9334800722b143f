import type { Format } from '@phantom/mf-kit';

/** A duration in seconds for people: `2 min 5 sec`. */
export function durationText(seconds: number, number: Format['number']): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 60), 'minute'],
    [Math.round(seconds % 60), 'second'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => number(value, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}

/** A time in a recording, in seconds, as players show it: `1:05`, `1:02:05`. */
export function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes];
  return [...parts, String(Math.floor(seconds % 60)).padStart(2, '0')].join(':');
}

/** A duration in seconds in ISO 8601: `PT125S`. */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;
