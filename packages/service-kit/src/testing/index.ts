export { createLogger } from '../logging/logger.js';
export { NestLogger } from '../logging/nest-logger.js';
export { allRows } from './all-rows.js';
export { createAuthority, issueCertificate, type TestAuthority } from './certificates.js';
export {
  columnChanges,
  contentsOf,
  rowsContaining,
  tablesOf,
  undoMigrations,
} from './database-checks.js';
export { describeWith } from './describe-with.js';
export { freePort } from './free-port.js';
export { linkIn, type MailParts, mailParts } from './mail-parts.js';
export { multipart, type SentFile } from './multipart.js';
export { queryPlans } from './query-plans.js';
export {
  sampleExecutable,
  sampleHeic,
  sampleImageBomb,
  sampleOffice,
  samplePdf,
  sampleScriptedSvg,
  sampleZip,
} from './sample-files.js';
export { createTestApp, type TestApp, type TestAppOptions, type TestProcess } from './test-app.js';
export {
  createOwnedDatabase,
  createTestDatabase,
  SERVING_ROLE,
  type TestDatabase,
} from './test-database.js';
export { signTestToken, testJwksUrl } from './test-token.js';
export { until, untilTransactionsWait } from './until.js';
