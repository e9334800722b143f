import { constants } from 'node:zlib';

const SMALLEST_WINDOW = 16;

/** @param size bytes, approximately. The default window has 4 MB, however small the body is */
export const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(Math.ceil(Math.log2(size + 1)), SMALLEST_WINDOW),
      constants.BROTLI_MAX_WINDOW_BITS,
    ),
  },
});
