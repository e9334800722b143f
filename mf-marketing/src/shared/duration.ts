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

/** A duration in seconds in ISO 8601: `PT125S`. */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;
