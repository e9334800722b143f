import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, NotFoundError, type TokenUser } from '@phantom/service-kit';
import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { lockRequest, setState } from '../document-request/change-request.js';
import { isAwaited } from '../document-request/document-request-view.js';
import { DocumentRequest } from '../document-request/document-request.entity.js';
import { REQUEST_MESSAGES } from '../document-request/request-messages.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { keepTrail } from '../property-change/property-trail.js';
import { MISSING_DOCUMENTS } from '../property-status/status-rule.js';
import { CurrentProperty } from './current-property.entity.js';
import { checkNotArchived, lockProperty } from './lock-property.js';
import { PropertyFile } from './property-file.entity.js';
import { PROPERTY_MESSAGES } from './property-messages.js';

export interface HandedIn {
  propertyId: number;
  /** Of `stored_file`. */
  fileId: number;
  title: string;
  /** The request that the file answers. */
  requestId?: number;
}

/** What a file is known again by, when it is sent again because the answer to it was lost. */
export type SentFile = Omit<HandedIn, 'fileId'> & { sha256: string };

/** Files that are handed in for a property. */
@Injectable()
export class PropertyFiles {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Whether a file would be taken, to be asked before its bytes are.
   *
   * @throws NotFoundError, or ValidationError of `id` or `request_id`
   */
  async check({
    propertyId,
    requestId,
  }: Pick<HandedIn, 'propertyId' | 'requestId'>): Promise<void> {
    const { manager } = this.dataSource;
    const property = await manager.findOneBy(CurrentProperty, { id: propertyId });
    if (!property) throw new NotFoundError();
    checkStatus(property);
    if (requestId === undefined) return;
    checkRequest(await manager.findOneBy(DocumentRequest, { id: requestId }), propertyId);
  }

  /**
   * Whether this very file was handed in already: the same bytes, under the same title, for the same request. One whose
   * request is waited for again was rejected, and counts as a new one; so does one that was withdrawn.
   */
  async has(
    { propertyId, title, requestId, sha256 }: SentFile,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const asked = requestId ?? IsNull();
    const sent = { propertyId, title, requestId: asked, file: { sha256 }, withdrawnAt: IsNull() };
    if (!(await manager.existsBy(PropertyFile, sent))) return false;
    if (requestId === undefined) return true;
    const request = await manager.findOneBy(DocumentRequest, { id: requestId });
    return request !== null && !isAwaited(request);
  }

  /** Puts a stored file to the property, marks its request as received, and writes both down. */
  async add(
    manager: EntityManager,
    { propertyId, fileId, title, requestId }: HandedIn,
    user: TokenUser,
  ): Promise<PropertyFile> {
    checkStatus(await lockProperty(manager, propertyId));
    const request = requestId === undefined ? null : await lockRequest(manager, requestId);
    if (requestId !== undefined) checkRequest(request, propertyId);
    const by = { addedById: user.id, addedByName: actorOf(user).actorName };
    const file = await manager.save(
      manager.create(PropertyFile, {
        propertyId,
        fileId,
        title,
        requestId: requestId ?? null,
        ...by,
      }),
    );
    await keepTrail(manager, user, propertyId, 'file_added', { title, requestId });
    if (request && isAwaited(request))
      await setState(manager, request, { state: 'received' }, user);
    return file;
  }
}

function checkStatus(property: CurrentProperty): void {
  checkNotArchived(property);
  if (property.status !== MISSING_DOCUMENTS) throw fieldFault('id', PROPERTY_MESSAGES.notMissing);
}

function checkRequest(request: DocumentRequest | null, propertyId: number): void {
  const isOpen = request?.propertyId === propertyId && request.state !== 'withdrawn';
  if (!isOpen) throw fieldFault('request_id', REQUEST_MESSAGES.otherProperty);
}
