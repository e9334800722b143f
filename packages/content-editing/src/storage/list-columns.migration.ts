import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTS = [
  ['content_entry_newest', 'type, updated_at DESC, id DESC'],
  ['content_entry_titles', 'type, title, id'],
  ['content_entry_order', 'type, position, id'],
] as const;

/** The indexes of the lists have the columns of their filters: a filtered list and its total are read from an index alone. */
export class AddListColumns1795531000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A trigger, not a generated column: TypeORM keeps the expression of one in a table of its own.
    await runner.query(`
      ALTER TABLE content_entry ADD untranslated jsonb;
      CREATE FUNCTION list_untranslated() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.untranslated := jsonb_path_query_array(
            NEW.translations, '$.keyvalue() ? (@.value.state != "done").key');
          RETURN NEW;
        END $$;
      CREATE TRIGGER content_entry_untranslated BEFORE INSERT OR UPDATE OF translations ON content_entry
        FOR EACH ROW EXECUTE FUNCTION list_untranslated();
      UPDATE content_entry SET translations = translations`);
    await this.index(runner, 'INCLUDE (state, actor_id, review_requested_at, untranslated)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.index(runner, '');
    await runner.query(`
      DROP TRIGGER content_entry_untranslated ON content_entry;
      DROP FUNCTION list_untranslated;
      ALTER TABLE content_entry DROP untranslated`);
  }

  private async index(runner: QueryRunner, include: string): Promise<void> {
    for (const [name, columns] of LISTS) {
      await runner.query(`
        DROP INDEX ${name};
        CREATE INDEX ${name} ON content_entry (${columns}) ${include} WHERE deleted_at IS NULL`);
    }
  }
}
