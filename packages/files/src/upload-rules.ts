import { fileTypeFromFile } from 'file-type';

/** A kind of file, detected by its content. */
export interface FileKind {
  /** For people. */
  label: string;
  contentType: string;
  /** Without the dot. */
  extension: string;
  /** Redrawn before it is stored: only the pixels are stored. */
  isRedrawn?: true;
}

const PDF: FileKind = { label: 'PDF', contentType: 'application/pdf', extension: 'pdf' };
const JPEG = picture('JPEG', 'image/jpeg', 'jpg');
const PNG = picture('PNG', 'image/png', 'png');
export const WEBP = picture('WebP', 'image/webp', 'webp');
/** Made of pictures, not accepted. */
export const AVIF = picture('AVIF', 'image/avif', 'avif');
/** The format of phones. Stored as it is: no decoder may be shipped freely. */
const HEIC: FileKind = { label: 'HEIC', contentType: 'image/heic', extension: 'heic' };
const MP3: FileKind = { label: 'MP3', contentType: 'audio/mpeg', extension: 'mp3' };
const M4A: FileKind = { label: 'M4A', contentType: 'audio/mp4', extension: 'm4a' };
const OGG: FileKind = { label: 'Ogg', contentType: 'audio/ogg', extension: 'ogg' };
const VTT: FileKind = { label: 'WebVTT', contentType: 'text/vtt', extension: 'vtt' };
const DOCX = office('DOCX', 'wordprocessingml.document');
const XLSX = office('XLSX', 'spreadsheetml.sheet');

function picture(label: string, contentType: string, extension: string): FileKind {
  return { label, contentType, extension, isRedrawn: true };
}

function office(label: string, type: string): FileKind {
  const contentType = `application/vnd.openxmlformats-officedocument.${type}`;
  return { label, contentType, extension: label.toLowerCase() };
}

/** Documents that owners, banks and employees hand in. */
export const DOCUMENT_KINDS: readonly FileKind[] = [PDF, JPEG, PNG, WEBP, HEIC, DOCX, XLSX];

/** Papers of a private person, as phones and scanners make them. */
export const PAPER_KINDS: readonly FileKind[] = [PDF, JPEG, PNG];

/** Pictures that a browser shows. */
export const PICTURE_KINDS: readonly FileKind[] = [JPEG, PNG, WEBP];

/** Files of the media library. Who takes captions checks their text. */
export const MEDIA_KINDS: readonly FileKind[] = [JPEG, PNG, WEBP, HEIC, PDF, MP3, M4A, OGG, VTT];

const ALL_KINDS: ReadonlySet<FileKind> = new Set([...DOCUMENT_KINDS, ...MEDIA_KINDS]);

/** Some formats have several extensions. */
const SAME_EXTENSION: Partial<Record<string, string>> = { oga: 'ogg', opus: 'ogg', m4b: 'm4a' };

/**
 * Detects the kind of a file by its content: by its signature, and for an office file by its parts. Text but captions, SVG
 * and scripts have no signature and no kind.
 */
export async function detectFileKind(path: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(path);
  if (!found) return undefined;
  const name = SAME_EXTENSION[found.ext] ?? found.ext;
  return [...ALL_KINDS].find(({ extension }) => extension === name);
}

/** The larger of its two meanings: a file that a computer shows as 20 MB is accepted where 20 MB are allowed. */
export const MEGABYTE = 1024 * 1024;

/** What one call accepts. */
export interface UploadRules {
  /** The field of the form that holds the file. */
  field: string;
  /** Of the content; the name and the media type of the request do not count. */
  kinds: readonly FileKind[];
  /** The most bytes that the file may have. */
  maxBytes: number;
  /** The most pixels of a picture, if fewer than the general limit. */
  maxPixels?: number;
  /** Pictures come as they were sent: the caller renders them by `renderPicture`. */
  keepsOriginal?: true;
  /** Larger pictures are scaled down to this many pixels a side. */
  maxSide?: number;
  /** Pictures become WebP squares of so many pixels a side, cropped around the centre. */
  squareSide?: number;
}
