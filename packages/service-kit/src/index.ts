export { actorOf } from './auth/actor-of.js';
export { AuthModule } from './auth/auth.module.js';
export { CurrentUser, NeedsRight, OpenToReadOnly, Public, Roles } from './auth/decorators.js';
export { tokenOf } from './auth/jwt.strategy.js';
export { refuseChange, SMOKE_ACCOUNT_IDS } from './auth/read-only.js';
export { JWKS_LIFETIME } from './auth/token-keys.js';
export {
  ACCOUNT_RIGHTS,
  ACCOUNT_TYPES,
  READ_SCOPE,
  type AccountRight,
  type AccountType,
  type TokenClaims,
  type TokenUser,
} from './auth/token-user.js';
export { combinedConfig } from './config/combined-config.js';
export { loadConfig, type ConfigClass } from './config/load-config.js';
export { IsSecret } from './config/secret.js';
export { variablesOf } from './config/variables.js';
export { ProcessConfig } from './config/process-config.js';
export { DatabaseConfig, OwnerConfig, ServiceConfig } from './config/service-config.js';
export { AuditedEntity } from './database/audited.entity.js';
export { connect } from './database/connect.js';
export { createDataSource, type CreateDataSourceOptions } from './database/create-data-source.js';
export {
  runDatabaseTask,
  runMigrate,
  runSeed,
  type DatabaseTask,
  type SeedTask,
} from './database/database-tasks.js';
export { markDemoData } from './database/demo-data.js';
export { listenToDatabase, type ListenOptions } from './database/listen.js';
export { startOfDay } from './database/start-of-day.js';
export { upsert } from './database/upsert.js';
export { runMigrations } from './database/run-migrations.js';
export { DEADLINE_HEADER, timeLeft, withoutDeadline } from './deadline/deadline.js';
export { outgoingCall, type OutgoingCall } from './deadline/outgoing-call.js';
export { DEMO_ACCOUNT_IDS, type DemoAccountName } from './demo-accounts.js';
export { AppError, type AppErrorOptions, type FieldErrors } from './errors/app-error.js';
export { codeOf } from './errors/error-code.js';
export { errorBody, toAppError, type ErrorBody } from './errors/error-response.js';
export { ErrorFilter } from './errors/error.filter.js';
export {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  PayloadTooLargeError,
  ServiceUnavailableError,
  StaleError,
  TooLateError,
  TooManyRequestsError,
  UnauthorizedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
  ValidationError,
} from './errors/errors.js';
export { MESSAGES } from './errors/messages.js';
export { StartupError } from './errors/startup-error.js';
export { oneLine } from './fields/clean-text.js';
export { ChoiceField, EmailField, TextField, type TextFieldOptions } from './fields/text-field.js';
export { createServiceApp, type ServiceAppOptions } from './http/create-service-app.js';
export { escapeHtml } from './http/escape-html.js';
export { networkOf } from './http/network-of.js';
export { PostOk } from './http/post-ok.decorator.js';
export { PublicRead } from './http/public-read.decorator.js';
export { requestIdOf } from './http/request-id.js';
export { runService, type RunServiceOptions } from './http/run-service.js';
export { DtoValidationPipe } from './http/validation.pipe.js';
export {
  FALLBACK_LANGUAGE,
  knownLanguage,
  LANGUAGES,
  preferredLanguage,
  type Language,
} from './language/language.js';
export { createLogger } from './logging/logger.js';
export { currentLanguage, currentRequestId } from './logging/request-context.js';
export { FIELD_MESSAGES } from './messages/field-messages.js';
export { type Message, type MessageValues, textOf } from './messages/message.js';
export { withMessage } from './messages/with-message.js';
export { DayField } from './openapi/day-field.js';
export {
  ErrorDto,
  IdParamDto,
  IsId,
  LARGEST_ID,
  MessageDto,
  OkDto,
  readId,
} from './openapi/dto.js';
export { writeOpenApi, type WriteOpenApiOptions } from './openapi/write-open-api.js';
export { Lifecycle } from './process/lifecycle.js';
export { runProcess } from './process/run-process.js';
export { ServiceModule, type ServiceModuleOptions } from './service.module.js';
export { RevocationList } from './revocation/revocation-list.js';
export { RevocationStream } from './revocation/revocation-stream.js';
export {
  HEARTBEAT_INTERVAL,
  RENEWABLE_REASONS,
  REVOCATION_STREAM_PATH,
  Revocations,
  type RevocableToken,
  type Revocation,
  type RevocationMessage,
  type RevocationReason,
  type RevokedAccount,
  type RevokedSession,
} from './revocation/revocation.js';
export { DURATION_BUCKETS } from './telemetry/metrics/duration-buckets.js';
export { nameRoute } from './telemetry/route-names.js';
export { inSpan } from './telemetry/tracing/active-span.js';
export { SitemapAnswerDto, SitemapEntryDto, SitemapQueryDto } from './sitemap/sitemap.dto.js';
export { sitemapPage, type SitemapRow } from './sitemap/sitemap-page.js';
export { DAY, HOUR, ScheduledTask } from './process/scheduled-task.js';
