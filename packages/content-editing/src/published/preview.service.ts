import { Injectable } from '@nestjs/common';
import { currentPreviewToken, newSecret, sha256, type TokenUser } from '@phantom/service-kit';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { NewPreviewDto, type PreviewDto } from './preview.dto.js';
import { ContentPreview } from '../storage/preview.entity.js';

const HOUR = 3_600_000;
/** Milliseconds. Whoever works in the dashboard gets a new link with each preview. */
const OWN_LIFETIME = HOUR;
const SHARED_LIFETIME = 7 * 24 * HOUR;

/** As the table stores it. */
const hashOf = (token: string): string => sha256(token).toString('hex');

/** Links that show drafts on the real pages. */
@Injectable()
export class PreviewService {
  constructor(private readonly dataSource: DataSource) {}

  async create(
    { entry_ids, is_shared }: NewPreviewDto,
    { id, readOnly }: TokenUser,
  ): Promise<PreviewDto> {
    const { manager } = this.dataSource;
    if (!readOnly) await manager.delete(ContentPreview, { expiresAt: LessThan(new Date()) });
    const token = newSecret();
    const expiresAt = new Date(Date.now() + (is_shared ? SHARED_LIFETIME : OWN_LIFETIME));
    const row = { tokenHash: hashOf(token), entryIds: entry_ids, expiresAt, actorId: id };
    // A smoke test opens the editor's page and stores nothing: its link shows what visitors see.
    if (!readOnly) await manager.insert(ContentPreview, row);
    return { error: 0, token, expires_at: expiresAt.toISOString() };
  }

  /** The preview of the current request. A token that this service did not make, or that expired, shows nothing more than visitors see. */
  async current(): Promise<ContentPreview | null> {
    const token = currentPreviewToken();
    if (token === undefined) return null;
    return this.dataSource.manager.findOneBy(ContentPreview, {
      tokenHash: hashOf(token),
      expiresAt: MoreThan(new Date()),
    });
  }
}
