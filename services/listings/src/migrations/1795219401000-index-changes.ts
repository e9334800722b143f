import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Any number, the same for all who write. */
const LOCK = 20_261_123;

/**
 * Every change of a home gets a revision, and revisions become visible in their order: who has seen one has seen all
 * before it. Hence the lock, from the first statement of a transaction that writes homes until it is committed: of two
 * that wrote at once, the one with the earlier revisions might be committed last.
 */
export class IndexChanges1795219401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A million rows are not written in the time that a request has.
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('CREATE SEQUENCE listing_revision AS bigint');
    await runner.query(`
      ALTER TABLE listing ADD revision bigint NOT NULL DEFAULT nextval('listing_revision')`);
    await runner.query('ALTER TABLE listing ALTER revision DROP DEFAULT');
    // Not unique, as the sequence sees to that: an update would lock the key then, for which enquiries about the home wait.
    await runner.query('CREATE INDEX listing_changes ON listing (revision)');
    // What is gone leaves a mark, for those who still know it.
    await runner.query(`
      CREATE TABLE listing_removal (
        revision bigint PRIMARY KEY DEFAULT nextval('listing_revision'),
        listing_id integer NOT NULL
      )`);
    await createListingTriggers(runner);
    await createOpenHouseTriggers(runner);
    // Lists are found in memory now: nothing reads these any more.
    await runner.query('DROP INDEX listing_newest, listing_borough_newest');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX listing_borough_newest ON listing (borough, offer, entered_at DESC, id DESC)`);
    await runner.query(`
      CREATE INDEX listing_newest ON listing (offer, entered_at DESC, id DESC)`);
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER touch_listing_at_${event} ON open_house`);
      await runner.query(`DROP FUNCTION touch_listing_at_${event}()`);
    }
    for (const name of ['lock_revisions', 'set_revision', 'mark_removal', 'mark_removals']) {
      await runner.query(`DROP TRIGGER ${name} ON listing`);
    }
    await runner.query(`
      DROP FUNCTION lock_listing_revisions(), set_listing_revision(), mark_listing_removal(),
        mark_listing_removals()`);
    await runner.query('DROP TABLE listing_removal');
    await runner.query('ALTER TABLE listing DROP revision');
    await runner.query('DROP SEQUENCE listing_revision');
  }
}

async function createListingTriggers(runner: QueryRunner): Promise<void> {
  await createFunction(
    runner,
    'lock_listing_revisions',
    `PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NULL;`,
  );
  await createFunction(
    runner,
    'set_listing_revision',
    `NEW.revision := nextval('listing_revision'); RETURN NEW;`,
  );
  await createFunction(
    runner,
    'mark_listing_removal',
    'INSERT INTO listing_removal (listing_id) VALUES (OLD.id); RETURN NULL;',
  );
  await createFunction(
    runner,
    'mark_listing_removals',
    'INSERT INTO listing_removal (listing_id) SELECT id FROM listing; RETURN NULL;',
  );
  await runner.query(`
    CREATE TRIGGER lock_revisions BEFORE INSERT OR UPDATE OR DELETE ON listing
    FOR EACH STATEMENT EXECUTE FUNCTION lock_listing_revisions()`);
  await runner.query(`
    CREATE TRIGGER set_revision BEFORE INSERT OR UPDATE ON listing
    FOR EACH ROW EXECUTE FUNCTION set_listing_revision()`);
  await runner.query(`
    CREATE TRIGGER mark_removal AFTER DELETE ON listing
    FOR EACH ROW EXECUTE FUNCTION mark_listing_removal()`);
  // Nobody else writes while a table is emptied: there is a lock on all of it.
  await runner.query(`
    CREATE TRIGGER mark_removals BEFORE TRUNCATE ON listing
    FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_removals()`);
}

/** A home that gets or loses an open house has changed. */
async function createOpenHouseTriggers(runner: QueryRunner): Promise<void> {
  const touch = (changed: string) => `
    UPDATE listing SET revision = revision WHERE id IN (${changed}); RETURN NULL;`;
  const [now, before] = ['SELECT listing_id FROM now', 'SELECT listing_id FROM before'];
  const [newTable, oldTable] = ['NEW TABLE AS now', 'OLD TABLE AS before'];
  const events = [
    { event: 'insert', tables: newTable, work: touch(now) },
    {
      event: 'update',
      tables: `${oldTable} ${newTable}`,
      work: touch(`${before} UNION ${now}`),
    },
    { event: 'delete', tables: oldTable, work: touch(before) },
  ];
  for (const { event, tables, work } of events) {
    await createFunction(runner, `touch_listing_at_${event}`, work);
    await runner.query(`
      CREATE TRIGGER touch_listing_at_${event} AFTER ${event} ON open_house
      REFERENCING ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION touch_listing_at_${event}()`);
  }
}

async function createFunction(runner: QueryRunner, name: string, work: string): Promise<void> {
  await runner.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work} END $$`);
}
