import { addInboxSearch, dropInboxSearch } from '@phantom/inbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds enquiries by an index, and forgets what assignees were called by those who assigned: nobody vouched for it. */
export class SearchEnquiries1795305601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing_enquiry DROP assignee_name');
    await addInboxSearch(runner, 'listing_enquiry', [
      'first_name',
      'last_name',
      'email',
      'phone',
      'phone_e164',
      'message',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropInboxSearch(runner, 'listing_enquiry');
    await runner.query('ALTER TABLE listing_enquiry ADD assignee_name varchar(100)');
  }
}
