import type { Missing } from './find-vanished.js';

/** So many homes are missing that the file is likelier broken than the homes gone. */
export class TooManyVanishedError extends Error {}

const percent = (share: number) => `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`;
const figure = (value: number) => value.toLocaleString('en-US');

/**
 * @param most the share of the homes on the market that may vanish at once, from 0 to 1
 * @returns null when the file may be imported
 */
export function tooManyVanished(
  { onMarket, vanished }: Missing,
  most: number,
): TooManyVanishedError | null {
  const share = vanished.length / onMarket;
  if (vanished.length === 0 || share <= most) return null;
  const enough = Math.ceil(share * 100) / 100;
  return new TooManyVanishedError(
    `Refused, and nothing was stored: ${figure(vanished.length)} of the ${figure(onMarket)} homes on the market ` +
      `(${percent(share)}) are not in the file, and at most ${percent(most)} may vanish at once. ` +
      `Is the file whole? If it is, import it with --max-vanished ${enough}`,
  );
}
