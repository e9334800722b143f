import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whence and in which language an enquiry came; those from before came in English as far as is known. */
export class CompleteListingEnquiries1795219301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing_enquiry
        ADD phone_e164 varchar(16),
        ADD page varchar(200),
        ADD lang varchar(2) NOT NULL DEFAULT 'en',
        ADD request_id varchar(64),
        ADD spam_sign varchar(10) CHECK (spam_sign IN ('honeypot', 'too-fast'))`);
    await runner.query('ALTER TABLE listing_enquiry ALTER lang DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing_enquiry
        DROP phone_e164, DROP page, DROP lang, DROP request_id, DROP spam_sign`);
  }
}
