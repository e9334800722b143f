import { Injectable } from '@nestjs/common';
import { FileStore, type OpenedFile, type StoredFile } from '@phantom/files';
import { fieldError, NotFoundError } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { RENTAL_APPLICATION_MESSAGES as MESSAGES } from '../common/messages.js';
import {
  MOST_PAPERS,
  type NewPaperDto,
  type OwnApplicationAnswerDto,
  type PaperTokenDto,
} from './application.dto.js';
import { ApplicationPaper, type RentalApplication } from './application.entity.js';
import { applicationOfToken, checkDraft, lockApplication } from './application-link.js';
import { ApplicationService } from './application.service.js';

export interface OpenedPaper extends OpenedFile {
  file: StoredFile;
}

/** The papers of applications. */
@Injectable()
export class ApplicationPapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly applications: ApplicationService,
  ) {}

  /** Adds a paper to a draft. The same file sent again is stored once. */
  async add({ token, kind, file }: NewPaperDto): Promise<OwnApplicationAnswerDto> {
    const { manager } = this.dataSource;
    const { application } = await applicationOfToken(manager, token);
    const sent = { kind, sha256: file.sha256 };
    // Checked before the bytes are stored, and again under the lock.
    checkDraft(application);
    if (!(await isKnown(manager, application, sent))) {
      await checkCount(manager, application);
      await this.store.save(file, kind, async (work, { id: fileId }) => {
        const held = await lockApplication(work, token);
        checkDraft(held.application);
        await checkCount(work, held.application);
        await work.insert(ApplicationPaper, { applicationId: held.application.id, kind, fileId });
      });
    }
    return this.applications.own(token);
  }

  /** Removes a paper from a draft, and its bytes. */
  async remove({ token, paper_id: id }: PaperTokenDto): Promise<OwnApplicationAnswerDto> {
    await this.store.deleteFiles(async (manager) => {
      const { application } = await lockApplication(manager, token);
      checkDraft(application);
      const stored = await findPaper(manager, application.id, id);
      await manager.delete(ApplicationPaper, { id: stored.id });
      return [stored.file];
    });
    return this.applications.own(token);
  }

  async openOwn({ token, paper_id: id }: PaperTokenDto): Promise<OpenedPaper> {
    const { application } = await applicationOfToken(this.dataSource.manager, token);
    return this.open(application.id, id);
  }

  async open(applicationId: number, id: number): Promise<OpenedPaper> {
    const { file } = await findPaper(this.dataSource.manager, applicationId, id);
    return { file, ...(await this.store.open(file)) };
  }
}

async function findPaper(
  manager: EntityManager,
  applicationId: number,
  id: number,
): Promise<ApplicationPaper> {
  const where = { id, applicationId };
  const stored = await manager.findOne(ApplicationPaper, { where, relations: { file: true } });
  if (!stored) throw new NotFoundError();
  return stored;
}

const isKnown = (
  manager: EntityManager,
  { id: applicationId }: RentalApplication,
  { kind, sha256 }: Pick<ApplicationPaper, 'kind'> & { sha256: string },
): Promise<boolean> =>
  manager.existsBy(ApplicationPaper, { applicationId, kind, file: { sha256 } });

async function checkCount(
  manager: EntityManager,
  { id: applicationId }: RentalApplication,
): Promise<void> {
  if ((await manager.countBy(ApplicationPaper, { applicationId })) >= MOST_PAPERS)
    throw fieldError('file', MESSAGES.tooManyPapers, { limit: MOST_PAPERS });
}
