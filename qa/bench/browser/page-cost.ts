import { before, criticalDepth } from './critical-path.js';
import type { LoggedRequest } from './network-log.js';
import { blockingTime } from './page-timing.js';
import type { Visit } from './visit.js';

/** The cost of a first visit; bytes as transferred, times in milliseconds. */
export interface PageCost {
  /** Bytes of all scripts that were requested until section and frame were interactive. */
  scriptBytes: number;
  /** Scripts that arrived before the content was painted. */
  scriptsBeforeContent: number;
  criticalDepth: number;
  /** When the heading of the section was painted without any skeleton. */
  contentAt: number;
  /** When React had rendered or hydrated both the section and the frame. */
  workingAt: number;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
}

export function costOf({ network, timing }: Visit): PageCost {
  const { shownAt: contentAt = NaN, liveAt: workingAt = NaN } = timing.sections[0] ?? {};
  const isScript = ({ type }: LoggedRequest) => type === 'Script';
  const { requests } = network;
  const firstLoad = requests.filter(({ start, isPrefetch }) => start <= workingAt && !isPrefetch);
  return {
    scriptBytes: firstLoad.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0),
    scriptsBeforeContent: before(requests, contentAt).filter(isScript).length,
    criticalDepth: criticalDepth(requests, contentAt),
    contentAt,
    workingAt,
    largestPaint: timing.largestPaint,
    layoutShift: timing.layoutShift,
    blockingTime: blockingTime(timing),
  };
}
