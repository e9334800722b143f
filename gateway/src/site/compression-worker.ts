import { compressPage, type CompressedPage } from './page-compression.js';

export interface CompressionTask {
  html: string;
  quality: number;
}

/** The task of the thread of `PageCompressor`. */
export const compress = ({ html, quality }: CompressionTask): Promise<CompressedPage> =>
  compressPage(html, quality);
