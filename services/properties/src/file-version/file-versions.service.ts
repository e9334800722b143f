import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import { FileLinks } from '@phantom/service-kit/files';
import type { DataSource, ObjectType } from 'typeorm';
import type { FileVersionDto, FileVersionsDto } from './file-versions.dto.js';
import type { FileVersion } from './file-version.entity.js';

/** The versions of papers, as they are answered. */
@Injectable()
export class FileVersions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileLinks,
  ) {}

  /** @throws NotFoundError where there is no such paper: each has one version at least */
  async list(entity: ObjectType<FileVersion>, documentId: number): Promise<FileVersionsDto> {
    const versions = await this.dataSource.manager.find(entity, {
      where: { documentId },
      relations: { file: true },
      order: { number: 'DESC' },
    });
    if (versions.length === 0) throw new NotFoundError();
    return { error: 0, list: versions.map((version) => this.view(version)) };
  }

  private view({ number, file, createdAt, actorName }: FileVersion): FileVersionDto {
    return {
      number,
      url: this.files.link(file),
      file_name: file.originalName,
      content_type: file.contentType,
      bytes: file.bytes,
      added_at: createdAt.toISOString(),
      added_by: actorName,
    };
  }
}
