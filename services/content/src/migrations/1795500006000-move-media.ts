import {
  mapTexts,
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  storeSiteFile,
  storeSitePicture,
} from '@phantom/content-editing';
import { htmlToRichText } from '@phantom/rich-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface OldRow {
  id: number;
  slug: string;
  created_at: Date;
  updated_at: Date;
}

interface TestimonialRow extends OldRow {
  position: number;
  texts: MovedTexts<{ text: string; name: string }>;
}

interface VideoRow extends OldRow {
  position: number;
  embed_id: string;
  poster: string;
  duration: number;
  published_at: Date;
  texts: MovedTexts<{ title: string; description: string }>;
}

interface ChannelRow extends OldRow {
  cover: string;
  texts: MovedTexts<{ title: string; subtitle: string }>;
}

interface EpisodeRow extends OldRow {
  image: string;
  audio: string;
  type: string;
  size: number;
  duration: number;
  published_at: Date;
  texts: MovedTexts<{ title: string; description: string; transcript: string }>;
}

interface ReleaseRow extends OldRow {
  published_at: Date;
  texts: MovedTexts<{ title: string; body: string }>;
}

interface PostRow extends OldRow {
  network: string;
  url: string;
  image: string | null;
  published_at: Date;
  texts: MovedTexts<{ text: string }>;
}

/** What the media pages list becomes content that employees edit. */
export class MoveMedia1795500006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await moveTestimonials(runner);
    await moveVideos(runner);
    await moveChannel(runner);
    await moveEpisodes(runner);
    await moveReleases(runner);
    await movePosts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, [
      ...['testimonial', 'video', 'podcast-channel', 'podcast-episode', 'press-release'],
      'social-post',
    ]);
  }
}

/** What all moved rows have. The list is in the order of the rows. */
const common = ({ id, slug, updated_at }: OldRow, position: number, publishedAt: Date) => ({
  ...{ key: slug, number: id, position, publishedAt, updatedAt: updated_at },
});

async function moveTestimonials(runner: QueryRunner): Promise<void> {
  const order = 'position, id';
  const rows = await oldRows<TestimonialRow>(runner, 'testimonial', { order });
  for (const [position, row] of rows.entries()) {
    await moveContent(runner, 'testimonial', {
      ...common(row, position, row.created_at),
      ...{ values: {}, texts: row.texts, title: row.texts['en']?.name },
    });
  }
}

async function moveVideos(runner: QueryRunner): Promise<void> {
  const rows = await oldRows<VideoRow>(runner, 'video', { order: 'position, id' });
  for (const [position, row] of rows.entries()) {
    const { embed_id: embedId, poster: src, duration, published_at, texts } = row;
    const image = await storeSitePicture(runner, src);
    await moveContent(runner, 'video', {
      ...common(row, position, published_at),
      values: { embedId, image, duration, publishedAt: published_at.toISOString() },
      ...{ texts, media: [image] },
    });
  }
}

async function moveChannel(runner: QueryRunner): Promise<void> {
  for (const row of await oldRows<ChannelRow>(runner, 'podcast_channel')) {
    const isPng = /\.png(\?|$)/i.test(row.cover);
    const contentType = isPng ? 'image/png' : 'image/jpeg';
    const cover = await storeSiteFile(runner, { src: row.cover, contentType });
    await moveContent(runner, 'podcast-channel', {
      ...common({ ...row, slug: 'podcast-channel' }, 0, row.created_at),
      ...{ values: { cover }, texts: row.texts, media: [cover] },
    });
  }
}

async function moveEpisodes(runner: QueryRunner): Promise<void> {
  const rows = await oldRows<EpisodeRow>(runner, 'podcast_episode');
  for (const [position, row] of rows.entries()) {
    const { duration, published_at, type: contentType, size: bytes } = row;
    const image = await storeSitePicture(runner, row.image);
    const recording = { src: row.audio, kind: 'audio', contentType, bytes } as const;
    const audio = await storeSiteFile(runner, recording);
    await moveContent(runner, 'podcast-episode', {
      ...common(row, position, published_at),
      values: { image, audio, duration, publishedAt: published_at.toISOString() },
      texts: mapTexts(row.texts, ({ transcript, ...text }) => {
        return { ...text, transcript: htmlToRichText(transcript) };
      }),
      media: [image, audio],
    });
  }
}

async function moveReleases(runner: QueryRunner): Promise<void> {
  const rows = await oldRows<ReleaseRow>(runner, 'press_release');
  for (const [position, row] of rows.entries()) {
    await moveContent(runner, 'press-release', {
      ...common(row, position, row.published_at),
      values: { publishedAt: row.published_at.toISOString() },
      texts: mapTexts(row.texts, ({ title, body }) => ({ title, body: htmlToRichText(body) })),
    });
  }
}

async function movePosts(runner: QueryRunner): Promise<void> {
  const rows = await oldRows<PostRow>(runner, 'social_post');
  for (const [position, row] of rows.entries()) {
    const { network, url, image: src, published_at, texts } = row;
    const image = src && (await storeSitePicture(runner, src));
    await moveContent(runner, 'social-post', {
      ...common(row, position, published_at),
      values: { network, url, ...(image && { image }), publishedAt: published_at.toISOString() },
      ...{ texts, title: texts['en']?.text, media: [image || null] },
    });
  }
}
