import type { MediaDetail } from '../shared/media/media-api';

/** A picture of the media library. */
export const aMedia = (over: Partial<MediaDetail> = {}): MediaDetail => ({
  id: 7,
  kind: 'picture',
  name: 'Town house',
  src: '/media/content/7-0a1b2c3d/1920.webp',
  content_type: 'image/jpeg',
  bytes: 2_400_000,
  width: 4000,
  height: 3000,
  focus: { x: 50, y: 50 },
  alt: { en: 'A town house', de: 'Ein Stadthaus' },
  is_decorative: false,
  missing_alt: ['it', 'ru', 'es'],
  credit: '',
  uses: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  updated_by: 'Nadia Brooks',
  deleted_at: null,
  version: 3,
  used_in: [{ id: 12, type: 'newsletter', title: 'Rents in winter' }],
  is_duplicate: false,
  ...over,
});
