import { type Language, LANGUAGES } from '@phantom/service-kit';
import type { MediaDto } from './media.dto.js';
import type { MediaAsset } from '../storage/media.entity.js';

export const toMediaDto = (asset: MediaAsset, uses: number): MediaDto => ({
  id: asset.id,
  kind: asset.kind,
  name: asset.name,
  src: asset.src,
  content_type: asset.contentType,
  bytes: asset.bytes,
  width: asset.width,
  height: asset.height,
  focus: { x: asset.focusX, y: asset.focusY },
  alt: asset.alt,
  is_decorative: asset.isDecorative,
  missing_alt: missingAlt(asset),
  credit: asset.credit,
  uses,
  created_at: asset.createdAt.toISOString(),
  updated_at: asset.updatedAt.toISOString(),
  updated_by: asset.actorName,
  deleted_at: asset.deletedAt?.toISOString() ?? null,
  version: asset.version,
});

const missingAlt = ({ kind, isDecorative, alt }: MediaAsset): Language[] =>
  kind !== 'picture' || isDecorative ? [] : LANGUAGES.filter((language) => !alt[language]);
