import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTS = [
  ['content_entry_newest', 'type, updated_at DESC, id DESC'],
  ['content_entry_titles', 'type, title, id'],
  ['content_entry_order', 'type, position, id'],
] as const;

/** The indexes of the lists have the columns of their filters: a filtered list and its total are read from an index alone. */
export class AddListColumns1795531000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entry ADD untranslated jsonb GENERATED ALWAYS AS
        (jsonb_path_query_array(translations, '$.keyvalue() ? (@.value.state != "done").key')) STORED`);
    await this.index(runner, 'INCLUDE (state, actor_id, review_requested_at, untranslated)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.index(runner, '');
    await runner.query('ALTER TABLE content_entry DROP untranslated');
  }

  private async index(runner: QueryRunner, include: string): Promise<void> {
    for (const [name, columns] of LISTS) {
      await runner.query(`
        DROP INDEX ${name};
        CREATE INDEX ${name} ON content_entry (${columns}) ${include} WHERE deleted_at IS NULL`);
    }
  }
}
