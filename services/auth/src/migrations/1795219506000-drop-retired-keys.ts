import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a key that signs nothing any more the public half is enough. */
export class DropRetiredKeys1795219506000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE signing_key
        ALTER COLUMN private_jwk DROP NOT NULL,
        ADD CONSTRAINT signing_key_private
          CHECK (private_jwk IS NOT NULL OR retired_at IS NOT NULL)`);
    await runner.query(`
      UPDATE signing_key SET private_jwk = NULL
        WHERE retired_at < now() - interval '1 minute'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM signing_key WHERE private_jwk IS NULL');
    await runner.query(`
      ALTER TABLE signing_key
        DROP CONSTRAINT signing_key_private,
        ALTER COLUMN private_jwk SET NOT NULL`);
  }
}
