import { ApiProperty } from '@nestjs/swagger';
import { PersonName } from '@phantom/personal-data';
import {
  DOCUMENT_KINDS,
  FileField,
  type FileLinks,
  MEGABYTE,
  ReceivedFile,
  StoredFile,
  type UploadRules,
} from '@phantom/files';
import { actorOf, fieldError, listDto, NotFoundError, type TokenUser } from '@phantom/service-kit';
import {
  Column,
  CreateDateColumn,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type EntityManager,
  type ObjectType,
  type Relation,
} from 'typeorm';
import { VersionedEntity, VersionQueryDto, type FieldValues } from './versioned-resource.js';
import { DOCUMENT_MESSAGES } from './messages.js';

export const DOCUMENT_UPLOAD: UploadRules = {
  field: 'file',
  kinds: DOCUMENT_KINDS,
  maxBytes: 20 * MEGABYTE,
};

/** A document: a title and its current file. Earlier files stay in a table of versions. */
export abstract class VersionedDocument extends VersionedEntity {
  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;
}

/** A file that a document has, or had before the file was replaced. */
export abstract class FileVersion {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'document_id', type: 'integer' })
  documentId: number;

  /** Counts from 1. The highest number is the current file. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;

  /** Null for a file that was only loaded. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

export class FileVersionDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number: number;

  @ApiProperty({ description: 'Signed link, valid for a quarter of an hour' })
  url: string;

  @ApiProperty({ type: String, nullable: true, description: 'As it was called when it was sent' })
  file_name: string | null;

  @ApiProperty({ example: 'application/pdf' })
  content_type: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;

  @ApiProperty({ format: 'date-time' })
  added_at: string;

  @ApiProperty({ type: String, nullable: true })
  added_by: string | null;
}

export class FileVersionsDto extends listDto(FileVersionDto, {
  description: 'The present one first',
}) {}

/** A new file for a document, and the version of the document that it replaces. */
export class ReplacementDto extends VersionQueryDto {
  @FileField()
  file: ReceivedFile;
}

/** The name under which people know a file. */
export const fileNameOf = ({ originalName, name }: StoredFile): string => originalName ?? name;

/** The current file comes first. Every document has at least one version. */
export async function listFileVersions(
  manager: EntityManager,
  links: FileLinks,
  entity: ObjectType<FileVersion>,
  documentId: number,
): Promise<FileVersionsDto> {
  const versions = await manager.find(entity, {
    where: { documentId },
    relations: { file: true },
    order: { number: 'DESC' },
  });
  if (versions.length === 0) throw new NotFoundError();
  const list = versions.map(({ number, file, createdAt, actorName }) => ({
    number,
    url: links.link(file),
    file_name: file.originalName,
    content_type: file.contentType,
    bytes: file.bytes,
    added_at: createdAt.toISOString(),
    added_by: actorName,
  }));
  return { error: 0, list };
}

/** Appends the current file to the versions of a document, whose row must be new or locked. */
export async function appendFileVersion(
  manager: EntityManager,
  entity: ObjectType<FileVersion>,
  { id: documentId, fileId }: Pick<VersionedDocument, 'id' | 'fileId'>,
  user: TokenUser,
): Promise<number> {
  const number = ((await manager.maximum(entity, 'number', { documentId })) ?? 0) + 1;
  await manager.insert(entity, { documentId, number, fileId, ...actorOf(user) });
  return number;
}

/**
 * Replaces the file of a locked document. The earlier file stays among the versions.
 *
 * @returns the fields for the history. The number of the version is one of them, because both files often have the same name.
 */
export async function replaceFile(
  manager: EntityManager,
  entity: ObjectType<FileVersion>,
  document: VersionedDocument,
  stored: StoredFile,
  user: TokenUser,
): Promise<Record<'before' | 'after', FieldValues>> {
  if (document.file.sha256 === stored.sha256) throw fieldError('file', DOCUMENT_MESSAGES.sameFile);
  const before = fileNameOf(document.file);
  Object.assign(document, { fileId: stored.id, file: stored, ...actorOf(user) });
  const number = await appendFileVersion(manager, entity, document, user);
  await manager.save(document);
  return {
    before: { file: before, file_version: String(number - 1) },
    after: { file: fileNameOf(stored), file_version: String(number) },
  };
}

export async function filesOf(
  manager: EntityManager,
  entity: ObjectType<FileVersion>,
  documentId: number,
): Promise<StoredFile[]> {
  const versions = await manager.find(entity, { where: { documentId }, relations: { file: true } });
  return versions.map(({ file }) => file);
}
