import { Controller, Get, Module } from '@nestjs/common';
import {
  createServiceApp,
  CurrentUser,
  loadConfig,
  ProcessConfig,
  Revocations,
  Roles,
  ServiceModule,
  type TokenUser,
} from '@phantom/service-kit';
import type { AuthApp } from './auth-app.js';

@Controller('me')
class MeController {
  @Roles('admin')
  @Get()
  me(@CurrentUser() user: TokenUser) {
    return { error: 0, user };
  }
}

@Module({ imports: [ServiceModule.forRoot()], controllers: [MeController] })
class OtherServiceModule {}

/** Another service, which only knows the address of the published keys. */
export async function otherService(auth: AuthApp, variables: NodeJS.ProcessEnv = {}) {
  await auth.app.listen(0, '127.0.0.1');
  const env = {
    ...variables,
    PORT: '1',
    LOG_LEVEL: 'silent',
    JWKS_URL: `${await auth.app.getUrl()}/.well-known/jwks.json`,
  };
  const config = loadConfig(ProcessConfig, env);
  const other = await createServiceApp({ name: 'other', module: OtherServiceModule, config });
  await other.init();
  // Without the first revocation list every call with a token returns 503.
  await other.get(Revocations, { strict: false }).untilKnown(30_000);
  return other;
}

export type OtherService = Awaited<ReturnType<typeof otherService>>;
