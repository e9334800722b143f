import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry without a source text has nothing to translate: it was listed as translated. */
export class NameEmptyTranslations1795533000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await listUntranslated(runner, '@.value.state != "done" && @.value.state != "empty"');
    // The service sets the states of entries without any when it starts: it knows their types.
    await runner.query(`
      UPDATE content_entry SET translations = '{}'
      WHERE NOT jsonb_path_exists(translations, '$.* ? (@.state != "done")')
        AND NOT jsonb_path_exists(draft, '$.texts.en.* ? (@ != null && @ != "")')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await listUntranslated(runner, '@.value.state != "done"');
    await runner.query(`
      UPDATE content_entry SET translations = '{}'
      WHERE jsonb_path_exists(translations, '$.* ? (@.state == "empty")')`);
  }
}

const listUntranslated = (runner: QueryRunner, condition: string): Promise<unknown> =>
  runner.query(`
    CREATE OR REPLACE FUNCTION list_untranslated() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.untranslated := jsonb_path_query_array(
          NEW.translations, '$.keyvalue() ? (${condition}).key');
        RETURN NEW;
      END $$`);
