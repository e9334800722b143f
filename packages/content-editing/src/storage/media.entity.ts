import { AuditedEntity, type Language } from '@phantom/service-kit';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PersonName } from '@phantom/personal-data';

export const MEDIA_KINDS = ['picture', 'document', 'audio', 'captions'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** A file of the media library. Entries name it by its id, so that a replaced file is replaced everywhere. */
@Entity('media_asset')
export class MediaAsset extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: MediaKind;

  /** For employees; at first the name of the uploaded file. */
  @Column({ type: 'varchar', length: 150 })
  name: string;

  /** The address of a file, or of the widest rendition of a picture: narrower ones are in the same folder. */
  @Column({ type: 'varchar', length: 300 })
  src: string;

  /** The first address of a file that came with the site. Null for an upload. */
  @Column({ type: 'varchar', length: 300, nullable: true, unique: true })
  origin: string | null;

  /** MIME type of the original. */
  @Column({ name: 'content_type', type: 'varchar', length: 100 })
  contentType: string;

  /** Of the original. */
  @Column({ type: 'integer' })
  bytes: number;

  /** Of the original, in hexadecimal. Null for a picture that came with the site. */
  @Column({ type: 'char', length: 64, nullable: true })
  sha256: string | null;

  /** Pixels of the original. Null for other files. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** The point that every crop keeps, in percent from the left and the top. */
  @Column({ name: 'focus_x', type: 'smallint', default: 50 })
  focusX: number;

  @Column({ name: 'focus_y', type: 'smallint', default: 50 })
  focusY: number;

  /** The alternative text of a picture, by language. */
  @Column({ type: 'jsonb', default: {} })
  alt: Partial<Record<Language, string>>;

  /** The picture says nothing that the text does not: it needs no alternative text. */
  @Column({ name: 'is_decorative', type: 'boolean', default: false })
  isDecorative: boolean;

  @Column({ type: 'varchar', length: 200, default: '' })
  credit: string;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;

  /** As `ContentEntry.change`. */
  @Column({ type: 'bigint', default: 0, insert: false, update: false })
  change: string;
}

/** A file of an asset: what was uploaded, or a rendition of it. Files that were replaced stay for pages that are open. */
@Entity('media_file')
@Index(['mediaId', 'hash', 'name'])
export class MediaFile {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'media_id', type: 'integer' })
  mediaId: number;

  @Column({ name: 'file_id', type: 'integer', unique: true })
  fileId: number;

  /** The beginning of the SHA-256 of the upload. */
  @Column({ type: 'char', length: 8 })
  hash: string;

  /** The last part of its address: `1200.webp`; `original` for a file that visitors do not get. */
  @Column({ type: 'varchar', length: 130 })
  name: string;

  @Column({ name: 'replaced_at', type: 'timestamptz', nullable: true })
  replacedAt: Date | null;
}
