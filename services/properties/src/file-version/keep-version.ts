import { actorOf, type TokenUser } from '@phantom/service-kit';
import type { StoredFile } from '@phantom/service-kit/files';
import type { EntityManager, ObjectType } from 'typeorm';
import type { ChangedFields } from '../row-change/row-change.entity.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { fileNameOf, type FiledEntity } from '../staff-kept/filed.entity.js';
import { FILE_VERSION_MESSAGES } from './file-version-messages.js';
import type { FileVersion } from './file-version.entity.js';

/** Puts the file of a paper, whose row is new or locked, among its versions. Returns its number. */
export async function keepVersion(
  manager: EntityManager,
  entity: ObjectType<FileVersion>,
  { id: documentId, fileId }: Pick<FiledEntity, 'id' | 'fileId'>,
  user: TokenUser,
): Promise<number> {
  const number = ((await manager.maximum(entity, 'number', { documentId })) ?? 0) + 1;
  await manager.insert(entity, { documentId, number, fileId, ...actorOf(user) });
  return number;
}

/**
 * Gives a paper, whose row is locked, another file; the one before stays among the versions. Returns what the trail
 * tells of it: often both files have the same name.
 *
 * @throws ValidationError of `file` where it is the same
 */
export async function replaceFile(
  manager: EntityManager,
  entity: ObjectType<FileVersion>,
  paper: FiledEntity,
  stored: StoredFile,
  user: TokenUser,
): Promise<Record<'before' | 'after', ChangedFields>> {
  if (paper.file.sha256 === stored.sha256) throw fieldFault('file', FILE_VERSION_MESSAGES.sameFile);
  const before = fileNameOf(paper.file);
  Object.assign(paper, { fileId: stored.id, file: stored, ...actorOf(user) });
  const number = await keepVersion(manager, entity, paper, user);
  await manager.save(paper);
  return {
    before: { file: before, file_version: String(number - 1) },
    after: { file: fileNameOf(stored), file_version: String(number) },
  };
}

/** All files that a paper has had. */
export async function filesOf(
  manager: EntityManager,
  entity: ObjectType<FileVersion>,
  documentId: number,
): Promise<StoredFile[]> {
  const versions = await manager.find(entity, { where: { documentId }, relations: { file: true } });
  return versions.map(({ file }) => file);
}
