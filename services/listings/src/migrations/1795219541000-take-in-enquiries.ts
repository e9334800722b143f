import { addInboxColumns, dropInboxColumns } from '@phantom/inbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes of the enquiries that are kept what the staff work on. */
export class TakeInEnquiries1795219541000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addInboxColumns(runner, 'listing_enquiry');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropInboxColumns(runner, 'listing_enquiry');
  }
}
