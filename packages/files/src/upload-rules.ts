import { fileTypeFromFile } from 'file-type';

/** A kind of file that may be taken in, told by its content. */
export interface FileKind {
  /** As people call it. */
  label: string;
  contentType: string;
  /** Without the dot. */
  extension: string;
  /** Drawn anew before it is stored: what else was in the file stays behind. */
  isRedrawn?: true;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const PDF: FileKind = { label: 'PDF', contentType: 'application/pdf', extension: 'pdf' };
const JPEG: FileKind = {
  label: 'JPEG',
  contentType: 'image/jpeg',
  extension: 'jpg',
  isRedrawn: true,
};
const PNG: FileKind = {
  label: 'PNG',
  contentType: 'image/png',
  extension: 'png',
  isRedrawn: true,
};
export const WEBP: FileKind = {
  label: 'WebP',
  contentType: 'image/webp',
  extension: 'webp',
  isRedrawn: true,
};
/** What phones take pictures in: kept as it is, since the decoder is not free to be shipped. */
const HEIC: FileKind = { label: 'HEIC', contentType: 'image/heic', extension: 'heic' };
const DOCX: FileKind = {
  label: 'DOCX',
  contentType: `${OFFICE}.wordprocessingml.document`,
  extension: 'docx',
};
const XLSX: FileKind = {
  label: 'XLSX',
  contentType: `${OFFICE}.spreadsheetml.sheet`,
  extension: 'xlsx',
};

/** Documents that owners, banks and employees hand in. */
export const DOCUMENT_KINDS: readonly FileKind[] = [PDF, JPEG, PNG, WEBP, HEIC, DOCX, XLSX];

/** Pictures that a browser shows. */
export const PICTURE_KINDS: readonly FileKind[] = [JPEG, PNG, WEBP];

/**
 * What a file is by its content: signatures, and in the case of an office file the parts that it consists of. Text of
 * any kind, SVG and scripts among it, has no signature and is nothing.
 */
export async function detectFileKind(path: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(path);
  return DOCUMENT_KINDS.find(
    ({ contentType, extension }) =>
      contentType === found?.mime || (extension === 'heic' && found?.ext === 'heic'),
  );
}

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
