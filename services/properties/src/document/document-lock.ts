import { NotFoundError } from '@phantom/service-kit';
import { StoredFile } from '@phantom/service-kit/files';
import { ILike, Not, type EntityManager } from 'typeorm';
import { fieldFault } from '../staff-kept/field-fault.js';
import type { DocumentList } from './document-list.js';
import { DOCUMENT_MESSAGES } from './document-messages.js';
import { Document } from './document.entity.js';

/** One at a time changes a list: titles and positions are told from what stands in it. */
export async function lockList(manager: EntityManager, list: DocumentList): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('document'), hashtext($1))`, [list]);
}

/** The row with its file, kept from others until the transaction ends. @throws NotFoundError */
export async function lockDocument(manager: EntityManager, id: number): Promise<Document> {
  const document = await manager.findOne(Document, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!document) throw new NotFoundError();
  document.file = await manager.findOneByOrFail(StoredFile, { id: document.fileId });
  return document;
}

export const nextPosition = async (manager: EntityManager, list: DocumentList): Promise<number> =>
  ((await manager.maximum(Document, 'position', { list })) ?? -1) + 1;

/** @throws ValidationError of `title` where another one of the list has it, in whatever letters */
export async function checkTitle(
  manager: EntityManager,
  list: DocumentList,
  title: string,
  own?: number,
): Promise<void> {
  const like = ILike(title.replace(/[\\%_]/g, '\\$&'));
  const isTaken = await manager.existsBy(Document, {
    list,
    title: like,
    ...(own !== undefined && { id: Not(own) }),
  });
  if (isTaken) throw fieldFault('title', DOCUMENT_MESSAGES.titleTaken);
}
