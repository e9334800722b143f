import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { FILES_BASE_URL } from '../file/file-link.js';
import { FileService } from '../file/file.service.js';
import { CurrentProperty } from './current-property.entity.js';
import type { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import type { CurrentPropertyListDto } from './dto/current-property-list.dto.js';
import type { CurrentPropertyDto } from './dto/current-property.dto.js';
import type { DashboardDto } from './dto/dashboard.dto.js';
import { PropertyFile } from './property-file.entity.js';

@Injectable()
export class CurrentPropertyService {
  constructor(
    @InjectRepository(CurrentProperty) private readonly properties: Repository<CurrentProperty>,
    @InjectRepository(PropertyFile) private readonly submitted: Repository<PropertyFile>,
    private readonly files: FileService,
  ) {}

  async summary(): Promise<DashboardDto> {
    return { error: 0, count: await this.properties.count() };
  }

  async list(): Promise<CurrentPropertyListDto> {
    const properties = await this.properties.find({
      relations: { servicingFile: true },
      order: { id: 'ASC' },
    });
    return { error: 0, list: properties.map((property) => this.toDto(property)) };
  }

  async detail(id: number): Promise<CurrentPropertyAnswerDto> {
    const [property, submitted] = await Promise.all([
      this.properties.findOne({ where: { id }, relations: { servicingFile: true } }),
      this.submitted.find({
        where: { propertyId: id },
        relations: { file: true },
        order: { id: 'ASC' },
      }),
    ]);
    if (!property) throw new NotFoundError();
    const data = JSON.stringify(submitted.map((file) => this.toFileEntry(file)));
    return { error: 0, list: [{ ...this.toDto(property), data, baseurl: FILES_BASE_URL }] };
  }

  private toDto(property: CurrentProperty): CurrentPropertyDto {
    const { id, address, servicingBank, assignedTo, typeOfProperty, status } = property;
    return {
      id,
      address,
      servicing_bank: servicingBank,
      assign: assignedTo === null ? null : { label: assignedTo },
      type_of_property: typeOfProperty,
      url: this.files.link(property.servicingFile),
      status,
    };
  }

  private toFileEntry({ title, file }: PropertyFile): { title: string; file: string } {
    return { title, file: this.files.relativeLink(file) };
  }
}
