import { api, unwrap, type ApiBody, type ApiQuery } from '@phantom/mf-kit';
import { upload, type UploadOptions } from '@phantom/mf-kit/upload';
import { CONTENT_CALLS, type ContentService } from '../content-services';

export type MediaQuery = ApiQuery<'get', '/api/auth/content/media'>;

export const listMedia = (
  service: ContentService,
  query: Partial<MediaQuery>,
  signal?: AbortSignal,
) => unwrap(api.GET(`${CONTENT_CALLS[service]}/media`, { params: { query }, signal }));

/** A file in a list of the library. */
export type Media = Awaited<ReturnType<typeof listMedia>>['list'][number];
export type MediaKind = Media['kind'];

export const MEDIA_KINDS = [
  'picture',
  'document',
  'audio',
  'captions',
] as const satisfies readonly MediaKind[];

const single = async <Row>(call: Promise<{ list: Row[] }>): Promise<Row> => {
  const [row] = (await call).list;
  if (!row) throw new RangeError('The response has no file');
  return row;
};

export const getMedia = (service: ContentService, id: number, signal?: AbortSignal) =>
  single(
    unwrap(api.GET(`${CONTENT_CALLS[service]}/media/{id}`, { params: { path: { id } }, signal })),
  );

/** A file with the entries that show it. */
export type MediaDetail = Awaited<ReturnType<typeof getMedia>>;

export type MediaChange = ApiBody<'patch', '/api/auth/content/media/{id}'>;

/** @throws ApiError 409 with the current row when the version is stale */
export const changeMedia = (service: ContentService, id: number, body: MediaChange) =>
  single(
    unwrap(api.PATCH(`${CONTENT_CALLS[service]}/media/{id}`, { params: { path: { id } }, body })),
  );

/** Moves it to the bin. @throws ApiError 422 while an entry shows it */
export const removeMedia = (service: ContentService, { id, version }: Media) =>
  single(
    unwrap(
      api.DELETE(`${CONTENT_CALLS[service]}/media/{id}`, {
        params: { path: { id }, query: { version } },
      }),
    ),
  );

export const undeleteMedia = (service: ContentService, { id, version }: Media) =>
  single(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/media/{id}/undelete`, {
        params: { path: { id } },
        body: { version },
      }),
    ),
  );

/** The server detects the kind by the content and says what it does not accept. */
export const uploadMedia = (service: ContentService, file: File, options: UploadOptions) => {
  const form = new FormData();
  form.append('file', file);
  return single(upload<{ list: MediaDetail[] }>(`${CONTENT_CALLS[service]}/media`, form, options));
};

/** Every page shows the new file at once. */
export const replaceMedia = (
  service: ContentService,
  { id, version }: Media,
  { file, ...options }: UploadOptions & { file: File },
) => {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', file);
  return single(
    upload<{ list: MediaDetail[] }>(`${CONTENT_CALLS[service]}/media/${id}/file`, form, options),
  );
};

/** What a file dialog offers. HEIC is offered too: phones convert it, or the server explains what to do. */
export const ACCEPT: Record<MediaKind | 'any', string> = {
  picture: 'image/jpeg,image/png,image/webp,image/heic',
  document: 'application/pdf',
  audio: '.mp3,.m4a,.ogg,audio/mpeg,audio/mp4,audio/ogg',
  captions: '.vtt,text/vtt',
  any: 'image/jpeg,image/png,image/webp,image/heic,application/pdf,.mp3,.m4a,.ogg,.vtt',
};
