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
