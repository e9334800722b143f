export { columnChanges, contentsOf, tablesOf, undoMigrations } from './database-checks.js';
export { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';
export { createTestDatabase, type TestDatabase } from './test-database.js';
export { signTestToken, testJwksUrl } from './test-token.js';
