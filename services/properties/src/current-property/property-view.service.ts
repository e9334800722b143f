import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import { FILES_BASE_URL, FileLinks } from '@phantom/service-kit/files';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { inOrder, isOverdue, requestView } from '../document-request/document-request-view.js';
import { DocumentRequest } from '../document-request/document-request.entity.js';
import { AWAITED } from '../document-request/request-state.js';
import { changeView } from '../property-change/property-change-view.js';
import { lastChangeOf, movesOf } from '../property-change/property-trail.js';
import { skippedSteps } from '../property-status/skipped-steps.js';
import { daysSince } from './company-day.js';
import { CurrentProperty } from './current-property.entity.js';
import type {
  CurrentPropertyDetailDto,
  PropertyFileDto,
} from './dto/current-property-detail.dto.js';
import type { CurrentPropertyRowDto } from './dto/current-property-row.dto.js';
import type { CurrentPropertyDto } from './dto/current-property.dto.js';
import { PropertyFile } from './property-file.entity.js';

/** Properties, as they are answered: in the form of the contract, as a row to work with, and whole. */
@Injectable()
export class PropertyView {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileLinks,
  ) {}

  contract(property: CurrentProperty): CurrentPropertyDto {
    const { id, address, servicingBank, assignedTo, typeOfProperty, servicingFile } = property;
    return {
      id,
      address,
      servicing_bank: servicingBank,
      assign: assignedTo === null ? null : { label: assignedTo },
      type_of_property: typeOfProperty,
      url: servicingFile ? this.files.link(servicingFile) : '',
      status: property.status,
    };
  }

  row(property: CurrentProperty, awaited: readonly DocumentRequest[]): CurrentPropertyRowDto {
    return {
      ...this.contract(property),
      reference: property.reference,
      assignee_id: property.assigneeId,
      status_changed_at: property.statusChangedAt.toISOString(),
      days_in_status: daysSince(property.statusChangedAt),
      awaited_documents: awaited.length,
      overdue_documents: awaited.filter(isOverdue).length,
      updated_at: property.updatedAt.toISOString(),
      version: property.version,
      archived_at: property.archivedAt?.toISOString() ?? null,
    };
  }

  /** The properties of these ids, in their order. */
  async rows(ids: readonly number[]): Promise<CurrentPropertyRowDto[]> {
    const { manager } = this.dataSource;
    const [properties, awaited] = await Promise.all([
      manager.find(CurrentProperty, {
        where: { id: In([...ids]) },
        relations: { servicingFile: true },
      }),
      manager.findBy(DocumentRequest, { propertyId: In([...ids]), state: In([...AWAITED]) }),
    ]);
    const known = new Map(properties.map((property) => [property.id, property]));
    const found = ids.flatMap((id) => known.get(id) ?? []);
    return found.map((property) =>
      this.row(
        property,
        awaited.filter(({ propertyId }) => propertyId === property.id),
      ),
    );
  }

  /** @throws NotFoundError where there is none of this id */
  async detail(
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CurrentPropertyDetailDto> {
    const property = await manager.findOne(CurrentProperty, {
      where: { id },
      relations: { servicingFile: true },
    });
    if (!property) throw new NotFoundError();
    const files = await manager.find(PropertyFile, {
      where: { propertyId: id },
      relations: { file: true },
      order: { id: 'ASC' },
    });
    const requests = inOrder(await manager.findBy(DocumentRequest, { propertyId: id }));
    const last = await lastChangeOf(manager, id);
    const archival = property.archivedAt && (await lastChangeOf(manager, id, ['archived']));
    const skipped_steps = skippedSteps(await movesOf(manager, id), property.status);
    const awaited = requests.filter(({ state }) => AWAITED.includes(state));
    return {
      ...this.row(property, awaited),
      data: JSON.stringify(
        files
          .filter(({ withdrawnAt }) => withdrawnAt === null)
          .map((file) => this.contractFile(file)),
      ),
      baseurl: FILES_BASE_URL,
      created_at: property.createdAt.toISOString(),
      files: files.map((file) => this.file(file)),
      requests: requests.map(requestView),
      last_change: last && changeView(last),
      archival: archival && changeView(archival),
      skipped_steps,
    };
  }

  private contractFile({ title, file }: PropertyFile): { title: string; file: string } {
    return { title, file: this.files.relativeLink(file) };
  }

  file(handedIn: PropertyFile): PropertyFileDto {
    return {
      id: handedIn.id,
      title: handedIn.title,
      url: this.files.link(handedIn.file),
      added_at: handedIn.createdAt.toISOString(),
      added_by: handedIn.addedByName,
      request_id: handedIn.requestId,
      refused_at: handedIn.refusedAt?.toISOString() ?? null,
      refusal_reason: handedIn.refusalReason,
      withdrawn_at: handedIn.withdrawnAt?.toISOString() ?? null,
      withdrawn_by: handedIn.withdrawnByName,
      withdrawal_reason: handedIn.withdrawalReason,
      version: handedIn.version,
    };
  }
}
