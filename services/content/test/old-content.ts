import { demoTexts, type Translated, readDemo } from '../src/seed/demo-files.js';
import type { DataSource } from 'typeorm';

type Row = Record<string, unknown>;

const HTML_FIELDS = ['body', 'transcript'];

/** The demo content in the tables of the version before, as its seed wrote it. */
export async function fillOldTables(dataSource: DataSource): Promise<void> {
  const old = oldTables(dataSource);
  const hero = (key?: string | null) => `/pictures/heroes/${key}/1920.webp`;
  const { hours, office, investorPortal, investNowUrl, social, ...site } =
    await readDemo<SiteDemo>('site.json');
  await old('site_info', {
    row: {
      ...{ ...site, ...office, social: JSON.stringify(social) },
      ...{ investor_portal: investorPortal, invest_now_url: investNowUrl },
    },
    texts: mapped(hours, (text) => ({ hours: text })),
  });

  const home = await readDemo<{ slider: string[]; messages: Translated<Row>[] }>('home.json');
  for (const [position, key] of home.slider.entries()) {
    await old('home_slide', { row: { position, image: hero(key) } });
  }
  for (const [position, message] of home.messages.entries()) {
    const texts = mapped(message, ({ title, desc: description }) => ({ title, description }));
    await old('home_message', { row: { position }, texts, owner: 'message_id' });
  }
  const groups = await readDemo<Translated<Row>[]>('business-info.json');
  for (const [position, group] of groups.entries()) {
    const texts = demoTexts(group, (text) => text);
    await old('business_info', { row: { position }, texts });
  }
  await fillPages(old, hero);

  const { details } = await readDemo<{ details: Item[] }>('invest/details.json');
  for (const [position, { type, hero: key, texts }] of details.entries()) {
    await old('investment_type', {
      row: { position, type, image: hero(key) },
      texts: mapped(texts, ({ title, text: paragraphs }) => ({ title, paragraphs })),
    });
  }
  interface Member {
    key: string;
    name: string;
    designation: Translated<string>;
  }
  const members = await readDemo<Member[]>('team.json');
  for (const [position, { key, name, designation }] of members.entries()) {
    await old('team_member', {
      row: { position, name, image: `/pictures/team/${key}/800.webp` },
      texts: mapped(designation, (text) => ({ designation: text })),
    });
  }
  await fillMedia(old, hero);
}

type Old = ReturnType<typeof oldTables>;
type Hero = (key?: string | null) => string;

interface SiteDemo extends Row {
  hours: Translated<string>;
  office: Row;
}

interface Item {
  slug: string;
  page: string;
  type: string;
  hero?: string | null;
  published: string;
  texts: Translated<Row>;
}

const PAGES: Record<string, string[]> = {
  about: ['about/overview', 'about/history', 'about/values', 'about/team'],
  lending: ['lending'],
  'invest-intro': ['invest/intro'],
  invest: ['invest/strategy', 'invest/opportunities', 'invest/criteria'],
  media: ['testimonials', 'podcast', 'videos', 'newsletter', 'press-release', 'social-media'].map(
    (name) => `media/${name}`,
  ),
};

async function fillPages(old: Old, hero: Hero): Promise<void> {
  for (const [section, files] of Object.entries(PAGES)) {
    for (const [position, file] of files.entries()) {
      const { page: name, hero: key, texts } = await readDemo<Item>(`${file}.json`);
      const written = Object.entries(texts).map(([lang, { title, body }]) => [
        lang,
        { title, body },
      ]);
      await old('page', {
        row: { section, position, name, image: hero(key) },
        texts: Object.fromEntries(written) as Translated<Row>,
      });
    }
  }
}

const NEWSLETTERS = [
  'what-2025-taught-us',
  'bryant-square-begins',
  'a-year-in-jackson-heights',
  'bridge-loans-first-quarter',
  'closed-on-dean-street',
  'school-in-the-cellar',
  'crane-at-hunters-point',
  'grand-concourse-notes',
  'rents-third-quarter',
];

/** The version of a file under `/audio/` is of no importance here. */
const audio = (name: unknown) => `/audio/${String(name)}?v=000000000000`;

async function fillMedia(old: Old, hero: Hero): Promise<void> {
  for (const slug of NEWSLETTERS) {
    const { published, hero: key, texts } = await readDemo<Item>(`newsletters/${slug}.json`);
    await old('newsletter', {
      row: { slug, image: hero(key), published_at: published },
      texts,
    });
  }
  const { testimonials } = await readDemo<{ testimonials: Item[] }>('testimonials.json');
  for (const [position, { slug, texts }] of testimonials.entries()) {
    await old('testimonial', { row: { slug, position }, texts });
  }
  type Film = Item & { embedId: string; poster: string; duration: number };
  const { videos } = await readDemo<{ videos: Film[] }>('videos.json');
  for (const [position, { slug, poster, embedId, duration, ...film }] of videos.entries()) {
    const published_at = film.published;
    await old('video', {
      row: { slug, position, poster: hero(poster), embed_id: embedId, duration, published_at },
      texts: film.texts,
    });
  }
  const channel = await readDemo<{ cover: string; texts: Translated<Row> }>('podcast-channel.json');
  await old('podcast_channel', { row: { cover: audio(channel.cover) }, texts: channel.texts });
  type Episode = Item & { audio: string; duration: number };
  const { episodes } = await readDemo<{ episodes: Episode[] }>('podcast.json');
  for (const { slug, hero: key, audio: name, duration, published, texts } of episodes) {
    await old('podcast_episode', {
      row: {
        ...{ slug, image: hero(key), audio: audio(name), type: 'audio/mpeg' },
        ...{ size: 440_000, duration, published_at: published },
      },
      texts,
    });
  }
  const { releases } = await readDemo<{ releases: Item[] }>('press-releases.json');
  for (const { slug, published, texts } of releases) {
    await old('press_release', { row: { slug, published_at: published }, texts });
  }
  type Post = Item & { network: string; url: string };
  const { posts } = await readDemo<{ posts: Post[] }>('social-posts.json');
  for (const { slug, network, url, hero: key, published, texts } of posts) {
    const image = key ? hero(key) : null;
    await old('social_post', {
      row: { slug, network, url, image, published_at: published },
      texts,
    });
  }
}

function mapped<Text>(texts: Translated<Text>, toRow: (text: Text) => Row): Translated<Row> {
  const entries = Object.entries(texts).map(([lang, text]) => [lang, toRow(text)] as const);
  return Object.fromEntries(entries) as Translated<Row>;
}

/** The columns of texts whose demo content has more by now. */
const OLD_TEXTS: Record<string, readonly string[] | undefined> = {
  newsletter: ['title', 'body'],
  press_release: ['title', 'body'],
  video: ['title', 'description'],
  podcast_episode: ['title', 'description', 'transcript'],
};

interface OldRow {
  row: Row;
  texts?: Partial<Translated<Row>>;
  /** The column of the texts that names the row. */
  owner?: string;
}

/** Inserts a row of an old table with its texts. */
const oldTables = (dataSource: DataSource) => {
  const insert = async (table: string, row: Row): Promise<number> => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const [added] = await dataSource.query<{ id: number }[]>(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()}) RETURNING *`,
      Object.values(row),
    );
    return added?.id ?? 0;
  };
  return async (table: string, { row, texts, owner = `${table}_id` }: OldRow): Promise<void> => {
    const id = await insert(table, row);
    for (const [lang, text] of Object.entries(texts ?? {})) {
      const known = OLD_TEXTS[table];
      const stored = Object.entries(text).filter(([name]) => known?.includes(name) ?? true);
      const values = stored.map(([name, value]) => {
        return [name, HTML_FIELDS.includes(name) ? (value as string[]).join('\n') : value];
      });
      await insert(`${table}_text`, { [owner]: id, lang, ...Object.fromEntries(values) });
    }
  };
};
