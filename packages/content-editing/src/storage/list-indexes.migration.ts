import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of thousands of entries. The words of an entry are stored: from an index on an expression PostgreSQL makes them anew for
 * each row that it checks or counts, some milliseconds each. Lists and their totals are read from indexes alone.
 */
export class IndexContentLists1795520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entry ADD search_words tsvector;
      UPDATE content_entry SET search_words = to_tsvector('simple', search_text);
      CREATE TRIGGER content_entry_words BEFORE INSERT OR UPDATE OF search_text ON content_entry
        FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(search_words, 'pg_catalog.simple', search_text);
      DROP INDEX content_entry_words, content_entry_newest;
      CREATE INDEX content_entry_words ON content_entry USING gin (search_words) WITH (fastupdate = off);
      CREATE INDEX content_entry_newest ON content_entry (type, updated_at DESC, id DESC)
        WHERE deleted_at IS NULL;
      CREATE INDEX content_entry_titles ON content_entry (type, title, id) WHERE deleted_at IS NULL;
      CREATE INDEX content_entry_order ON content_entry (type, position, id)
        WHERE deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX content_entry_words, content_entry_newest, content_entry_titles, content_entry_order;
      DROP TRIGGER content_entry_words ON content_entry;
      ALTER TABLE content_entry DROP search_words;
      CREATE INDEX content_entry_newest ON content_entry (type, updated_at DESC, id DESC);
      CREATE INDEX content_entry_words ON content_entry
        USING gin (to_tsvector('simple', search_text))`);
  }
}
