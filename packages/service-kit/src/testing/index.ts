export { createLogger } from '../logging/logger.js';
export { NestLogger } from '../logging/nest-logger.js';
export {
  columnChanges,
  contentsOf,
  rowsHolding,
  tablesOf,
  undoMigrations,
} from './database-checks.js';
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
export { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';
export { createTestDatabase, type TestDatabase } from './test-database.js';
export { signTestToken, testJwksUrl } from './test-token.js';
