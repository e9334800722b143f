import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Get, Logger, Module } from '@nestjs/common';
import { MAIL_ENTITIES, MAIL_MIGRATIONS, MailConfig, MailModule } from '@phantom/outbox';
import {
  combinedConfig,
  connect,
  createDataSource,
  createServiceApp,
  loadConfig,
  PostOk,
  Public,
  runMigrations,
  type ServiceAppOptions,
  ServiceConfig,
  ServiceModule,
} from '@phantom/service-kit';
import { createTestDatabase, testJwksUrl } from '@phantom/service-kit/testing';
import { DataSource } from 'typeorm';

class LetterConfig extends combinedConfig(ServiceConfig, MailConfig) {}

const letterDataSource = (url: string) =>
  createDataSource({ url, entities: MAIL_ENTITIES, migrations: MAIL_MIGRATIONS });

@Public()
@Controller('api/auth')
class LetterController {
  private readonly logger = new Logger(LetterController.name);

  constructor(private readonly database: DataSource) {}

  @Get('teamList')
  async list() {
    await this.database.query('SELECT subject FROM outbox_mail WHERE subject = $1', ['someone']);
    return { error: 0 };
  }

  @Get('videoList')
  async fail() {
    await this.database.query(`SELECT no_such_column, 'quoted-person' FROM outbox_mail`);
  }

  @PostOk('investor')
  async take(@Body() { email }: { email: string }) {
    this.logger.log('a letter came in');
    await this.database.transaction((manager) =>
      manager.query('SELECT count(*) FROM outbox_mail WHERE to_address = $1', [email]),
    );
    return { error: 0 };
  }
}

@Module({
  imports: [ServiceModule.forRoot({ dataSource: letterDataSource }), MailModule],
  controllers: [LetterController],
})
class LetterServiceModule {}

export interface LetterService {
  url: string;
  close: () => Promise<void>;
}

/** A service with its own database, whose call does what all services do. */
export const startLetterService = async (
  logger?: ServiceAppOptions['logger'],
  env: NodeJS.ProcessEnv = {},
): Promise<LetterService> => {
  const database = await createTestDatabase();
  const dataSource = await connect(letterDataSource(database.url));
  await runMigrations(dataSource);
  await dataSource.destroy();
  const own = { PORT: '1', LOG_LEVEL: 'silent', NODE_ENV: 'test', DATABASE_URL: database.url };
  const config = loadConfig(LetterConfig, { ...own, ...env });
  config.jwksUrl = await testJwksUrl();
  const module = LetterServiceModule;
  const app = await createServiceApp({ name: 'letters', module, config, logger });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  const close = async () => {
    await app.close();
    await database.drop();
  };
  return { url: `http://127.0.0.1:${port}`, close };
};
