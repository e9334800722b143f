import { withoutLiterals } from './sql-spans.js';

it.each([
  [`SELECT "a" FROM "t" WHERE "id" = $1`, `SELECT "a" FROM "t" WHERE "id" = $1`],
  [`INSERT INTO t VALUES ('O''Hara', 'x', $2)`, `INSERT INTO t VALUES (?, ?, $2)`],
  [`DO $$ BEGIN PERFORM 'x'; END $$`, `DO ?`],
  [`DO $body$ it's $body$ AND $1`, `DO ? AND $1`],
])('%s', (sql, shown) => {
  expect(withoutLiterals(sql)).toBe(shown);
});
