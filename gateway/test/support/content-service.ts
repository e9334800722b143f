import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Controller, Get, Header, Module, Param, Query } from '@nestjs/common';
import {
  CONTENT_ENTITIES,
  CONTENT_MIGRATIONS,
  ContentEditingModule,
  defineContentType,
  PublishedContent,
  text,
} from '@phantom/content-editing';
import { FILE_ENTITIES, FILE_MIGRATIONS, FilesConfig, FilesModule } from '@phantom/files';
import {
  combinedConfig,
  connect,
  createDataSource,
  createServiceApp,
  currentLanguage,
  IdParamDto,
  loadConfig,
  PublicRead,
  runMigrations,
  ServiceConfig,
  ServiceModule,
  sitemapPage,
  SitemapQueryDto,
} from '@phantom/service-kit';
import { AUDIT_ENTITIES, AUDIT_MIGRATIONS } from '@phantom/service-kit/audit';
import { createTestDatabase, signTestToken, testJwksUrl } from '@phantom/service-kit/testing';

const LABEL = { en: 'News', de: 'News', it: 'News', ru: 'News', es: 'News' };

const NEWS = defineContentType({
  name: 'newsletter',
  form: 'collection',
  group: 'media',
  label: LABEL,
  singular: LABEL,
  title: 'title',
  path: ({ number }) => `/news/${number}`,
  hasSlug: true,
  fields: {
    title: text({ label: LABEL, max: 120, translated: true, required: true }),
    slug: text({ label: LABEL, max: 120, translated: true, required: true }),
  },
});

@Controller()
class NewsController {
  constructor(private readonly content: PublishedContent) {}

  @Get('api/auth/newsletterList')
  @PublicRead()
  async list() {
    const list = await this.content.list(NEWS, currentLanguage());
    return { error: 0, list: list.map(({ number, values }) => ({ id: number, ...values })) };
  }

  @Get('api/auth/newsletterList/:id')
  @PublicRead()
  async single(@Param() { id }: IdParamDto) {
    const { number, values } = await this.content.byNumber(NEWS, id, currentLanguage());
    return { error: 0, list: [{ id: number, ...values }] };
  }

  @Get('feeds/newsletters.xml')
  @PublicRead()
  @Header('Content-Type', 'application/atom+xml')
  async feed() {
    const list = await this.content.list(NEWS, 'en');
    return `<feed>${list.map(({ values }) => `<title>${values.title}</title>`).join('')}</feed>`;
  }

  @Get('api/sitemap/newsletters')
  @PublicRead()
  async sitemap(@Query() { limit }: SitemapQueryDto) {
    const list = await this.content.list(NEWS, 'en');
    return sitemapPage(
      list.map(({ number, updatedAt }) => ({ id: number, updatedAt })),
      limit,
    );
  }
}

class NewsConfig extends combinedConfig(ServiceConfig, FilesConfig) {}

const newsDataSource = (url: string) =>
  createDataSource({
    url,
    entities: [...AUDIT_ENTITIES, ...FILE_ENTITIES, ...CONTENT_ENTITIES],
    migrations: [...AUDIT_MIGRATIONS, ...FILE_MIGRATIONS, ...CONTENT_MIGRATIONS],
  });

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: newsDataSource }),
    FilesModule.forRoot({ folder: 'news' }),
    ContentEditingModule.forRoot({ path: 'api/auth/content', service: 'news', types: [NEWS] }),
  ],
  controllers: [NewsController],
})
class NewsServiceModule {}

/** An entry as the calls of editors return it. */
export interface EditedEntry {
  id: number;
  number: number;
  version: number;
  state: string;
}

export interface ContentService {
  url: string;
  /** A call of a publisher, directly to the service: no gateway forwards it. */
  edit: (method: string, call: string, body?: object) => Promise<EditedEntry>;
  /** The token of a preview of these entries. */
  preview: (...ids: number[]) => Promise<string>;
  /** Lets a preview expire. */
  endPreviewOf: (id: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A service with one content type, its own database, and the public calls of newsletters. */
export const startContentService = async (): Promise<ContentService> => {
  const database = await createTestDatabase();
  const dataSource = await connect(newsDataSource(database.url));
  await runMigrations(dataSource);
  const own = {
    PORT: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    // No test stores a file.
    FILES_DIR: path.join(tmpdir(), 'news-files'),
  };
  const config = loadConfig(NewsConfig, own);
  config.jwksUrl = await testJwksUrl();
  const app = await createServiceApp({ name: 'news', module: NewsServiceModule, config });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  const user = { id: 8, name: 'Paul', email: 'paul@example.com', type: 'admin' as const };
  const authorization = await signTestToken({ ...user, rights: ['publisher'] });
  const send = async (method: string, call: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/content${call}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    edit: async (method, call, body) =>
      ((await send(method, call, body)) as { list: [EditedEntry] }).list[0],
    preview: async (...ids) =>
      ((await send('POST', '/previews', { entry_ids: ids })) as { token: string }).token,
    endPreviewOf: async (id) => {
      const expired = `UPDATE content_preview SET expires_at = now() WHERE $1 = ANY (entry_ids)`;
      await dataSource.query(expired, [id]);
    },
    close: async () => {
      await app.close();
      await dataSource.destroy();
      await database.drop();
    },
  };
};
