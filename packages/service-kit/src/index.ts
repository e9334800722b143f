export { AuthModule } from './auth/auth.module.js';
export { CurrentUser, NeedsRight, OpenToReadOnly, Public, Roles } from './auth/decorators.js';
export { Gateway, type GatewayOptions } from './auth/gateway.decorator.js';
export { tokenOf } from './auth/jwt.strategy.js';
export { refuseChange, SMOKE_ACCOUNT_IDS } from './auth/read-only.js';
export { newSecret, sha256 } from './auth/secret-token.js';
export { JWKS_LIFETIME } from './auth/token-keys.js';
export {
  ACCOUNT_RIGHTS,
  ACCOUNT_TYPES,
  type AccountRight,
  type AccountType,
  actorOf,
  READ_SCOPE,
  type TokenClaims,
  type TokenUser,
} from './auth/token-user.js';
export { combinedConfig } from './config/combined-config.js';
export { IsInteger, IsSecret } from './config/config-validators.js';
export { companyDay } from './calendar/company-day.js';
export { type ConfigClass, loadConfig } from './config/load-config.js';
export { ProcessConfig } from './config/process-config.js';
export { DatabaseConfig, OwnerConfig, ServiceConfig } from './config/service-config.js';
export { variablesOf } from './config/variables.js';
export { AuditedEntity } from './database/audited.entity.js';
export { connect } from './database/connect.js';
export { createDataSource } from './database/create-data-source.js';
export {
  type DatabaseTask,
  loadDemoData,
  runDatabaseTask,
  runMigrate,
  runSeed,
} from './database/database-tasks.js';
export { markDemoData } from './database/demo-data.js';
export { runMigrations } from './database/run-migrations.js';
export { startOfDay } from './database/start-of-day.js';
export { upsert } from './database/upsert.js';
export { DEADLINE_HEADER, timeLeft, withoutDeadline } from './deadline/deadline.js';
export { outgoingCall } from './deadline/outgoing-call.js';
export { DEMO_ACCOUNT_IDS, type DemoAccountName } from './demo-accounts.js';
export { AppError, type FieldErrors, StartupError } from './errors/app-error.js';
export { codeOf } from './errors/error-code.js';
export { errorBody, type ErrorBody, toAppError } from './errors/error-response.js';
export { ErrorFilter } from './errors/error.filter.js';
export * from './errors/errors.js';
export { oneLine } from './fields/clean-text.js';
export { ChoiceField, EmailField, TextField } from './fields/text-field.js';
export { createServiceApp, type ServiceAppOptions } from './app/create-service-app.js';
export { escapeHtml } from './http/escape-html.js';
export { networkOf } from './http/network-of.js';
export { requestIdOf } from './http/request-id.js';
export { PostOk, PublicRead } from './http/route.decorators.js';
export { siteUrl } from './http/site-url.js';
export { runService } from './app/run-service.js';
export { DtoValidationPipe } from './http/validation.pipe.js';
export {
  FALLBACK_LANGUAGE,
  knownLanguage,
  type Language,
  LANGUAGES,
  preferredLanguage,
} from './language/language.js';
export { LocalizedRead, RequestLanguage } from './http/localized-read.js';
export { createLogger } from './logging/logger.js';
export {
  ALL_CONTENT,
  CONTENT_AT_HEADER,
  CONTENT_CHANGE_HEADER,
  CONTENT_SINCE_HEADER,
  CONTENT_TYPES_HEADER,
  contentEntry,
  currentLanguage,
  currentPreviewToken,
  currentRequest,
  currentRequestId,
  noteShownContent,
  PREVIEW_HEADER,
  type RequestContext,
} from './context/request-context.js';
export {
  defineMessages,
  type Message,
  type Messages,
  type MessageValues,
  withMessage,
} from './messages/message.js';
export { FIELD_MESSAGES, MESSAGES } from './messages/messages.js';
export { DayField } from './openapi/day-field.js';
export {
  ErrorDto,
  IdParamDto,
  IntegerField,
  IsId,
  LARGEST_ID,
  listDto,
  MessageDto,
  NullableIdField,
  OkDto,
  readId,
} from './openapi/dto.js';
export { writeOpenApi } from './openapi/write-open-api.js';
export { Lifecycle } from './process/close-on-signal.js';
export { runProcess } from './process/run-process.js';
export { DAY, HOUR, MINUTE, ScheduledTask } from './process/scheduled-task.js';
export { RevocationList } from './auth/revocation-list.js';
export { RevocationStream } from './auth/revocation-stream.js';
export {
  type RevocableToken,
  type Revocation,
  REVOCATION_STREAM_PATH,
  type RevocationMessage,
  type RevocationReason,
  Revocations,
  type RevokedAccount,
  type RevokedSession,
} from './auth/revocation.js';
export { ServiceModule } from './app/service.module.js';
export { SitemapAnswerDto, sitemapPage, SitemapQueryDto } from './sitemap/sitemap.js';
export { CONTENT_CHANGES_PATH, type ContentChangeMessage } from './stream/content-change.js';
export { DatabaseFeed } from './stream/database-feed.js';
export { HEARTBEAT_INTERVAL, StreamReader, StreamRefusedError } from './stream/stream-reader.js';
export { DURATION_BUCKETS } from './telemetry/metrics/duration-buckets.js';
export { nameRoute } from './http/route-names.js';
export { inSpan } from './context/active-span.js';
