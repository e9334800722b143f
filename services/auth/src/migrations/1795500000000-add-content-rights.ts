import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody could change content before. Those who manage people get both rights first, and give them to others. */
export class AddContentRights1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account DROP CONSTRAINT account_rights_check;
      ALTER TABLE account ADD CONSTRAINT account_rights_check
        CHECK (rights <@ ARRAY['people', 'documents', 'investments', 'editor', 'publisher'])`);
    await runner.query(`
      WITH granted AS (
        UPDATE account SET rights = rights || ARRAY['editor', 'publisher'], version = version + 1
        WHERE type = 'admin' AND 'people' = ANY (rights)
        RETURNING id, rights
      ), recorded AS (
        INSERT INTO account_change (account_id, actor_name, action, changes)
        SELECT id, 'Command line', 'role-changed', jsonb_build_array(jsonb_build_object(
          'field', 'rights',
          'from', array_remove(array_remove(rights, 'editor'), 'publisher'), 'to', rights))
        FROM granted
      )
      INSERT INTO audit_entry (action, record_type, record_id, outcome)
      SELECT 'role-changed', 'account', id::text, 'done' FROM granted`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE account SET rights = array_remove(array_remove(rights, 'editor'), 'publisher');
      ALTER TABLE account DROP CONSTRAINT account_rights_check;
      ALTER TABLE account ADD CONSTRAINT account_rights_check
        CHECK (rights <@ ARRAY['people', 'documents', 'investments'])`);
  }
}
