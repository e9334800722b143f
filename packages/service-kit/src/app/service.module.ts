import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule, type AuthModuleOptions } from '../auth/auth.module.js';
import { ServiceConfig } from '../config/service-config.js';
import { connect } from '../database/connect.js';
import { DemoDataCheck } from '../database/demo-data.js';
import { requireMigrated } from '../database/run-migrations.js';
import { ServingRoleCheck } from '../database/serving-role-check.js';
import { DeadlineInterceptor } from '../deadline/deadline.interceptor.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { HealthController } from '../health/health.controller.js';
import { DtoValidationPipe } from '../http/validation.pipe.js';

export interface ServiceModuleOptions extends AuthModuleOptions {
  /** The service's factory, of data-source.ts; left out by a process without a database. */
  dataSource?: (url: string) => DataSource;
}

/** Imported once in the root module of every service: guards, errors, validation, health, database. */
@Module({})
export class ServiceModule {
  static forRoot({ dataSource, revocations }: ServiceModuleOptions = {}): DynamicModule {
    return {
      module: ServiceModule,
      imports: [
        AuthModule.forRoot({ revocations }),
        // A failed check is logged by the error filter.
        TerminusModule.forRoot({ logger: false }),
        ...(dataSource ? [databaseModule(dataSource)] : []),
      ],
      controllers: [HealthController],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: DtoValidationPipe },
        { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
        ...(dataSource ? [DemoDataCheck, ServingRoleCheck] : []),
      ],
    };
  }
}

function databaseModule(dataSource: (url: string) => DataSource): DynamicModule {
  return TypeOrmModule.forRootAsync({
    inject: [ServiceConfig],
    useFactory: ({ databaseUrl, databasePoolSize }: ServiceConfig) => ({
      ...dataSource(databaseUrl).setOptions({ poolSize: databasePoolSize }).options,
      // connect() waits and logs it.
      toRetry: () => false,
    }),
    dataSourceFactory: async (options) => {
      if (!options) throw new Error('TypeORM gave no options to connect with');
      return requireMigrated(await connect(new DataSource(options)));
    },
  });
}
