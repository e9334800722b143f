import { addInboxSearch, dropInboxSearch } from '@phantom/inbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds enquiries by an index, and forgets what assignees were called by those who assigned: nobody vouched for it. */
export class SearchEnquiries1795305601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_enquiry DROP assignee_name');
    await addInboxSearch(runner, 'contact_enquiry', [
      'name',
      'email',
      'phone',
      'phone_e164',
      'subject',
      'message',
    ]);
    await runner.query('ALTER TABLE investor_enquiry DROP assignee_name');
    await addInboxSearch(runner, 'investor_enquiry', [
      'name',
      'email',
      'phone',
      'phone_e164',
      'referred_by',
      'message',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropInboxSearch(runner, 'investor_enquiry');
    await runner.query('ALTER TABLE investor_enquiry ADD assignee_name varchar(100)');
    await dropInboxSearch(runner, 'contact_enquiry');
    await runner.query('ALTER TABLE contact_enquiry ADD assignee_name varchar(100)');
  }
}
