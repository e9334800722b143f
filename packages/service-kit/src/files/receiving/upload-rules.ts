import type { FileKind } from './file-kind.js';

/** The larger of what people mean by it: what a computer shows as 20 MB is taken where 20 MB are allowed. */
export const MEGABYTE = 1024 * 1024;

/** What one call takes in. */
export interface UploadRules {
  /** The field of the form that holds the file. */
  field: string;
  /** What the content may be, whatever name and media type came with it. */
  kinds: readonly FileKind[];
  /** The most bytes that the file may have. */
  maxBytes: number;
  /** The most pixels that a picture may have, where that is fewer than what is taken at all. */
  maxPixels?: number;
  /** Pictures are made smaller until neither side has more pixels than this. */
  maxSide?: number;
  /** Pictures become squares of so many pixels a side, cut out of their middle, and WebP whatever they were. */
  squareSide?: number;
}
