import { addInboxColumns, dropInboxColumns } from '@phantom/inbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes of the enquiries that are kept what the staff work on. */
export class TakeInEnquiries1795219541000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addInboxColumns(runner, 'contact_enquiry');
    await addInboxColumns(runner, 'investor_enquiry');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropInboxColumns(runner, 'investor_enquiry');
    await dropInboxColumns(runner, 'contact_enquiry');
  }
}
