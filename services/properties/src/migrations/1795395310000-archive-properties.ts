import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Properties can be archived, files of a property refused and withdrawn. Columns are only added, and all of them may be
 * null: processes of the version before go on beside it.
 */
export class ArchiveProperties1795395310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE current_property ADD COLUMN archived_at timestamptz;
      ALTER TABLE property_file
        ADD COLUMN refused_at timestamptz,
        ADD COLUMN refusal_reason varchar(500),
        ADD COLUMN withdrawn_at timestamptz,
        ADD COLUMN withdrawn_by_id integer,
        ADD COLUMN withdrawn_by_name varchar(120),
        ADD COLUMN withdrawal_reason varchar(500),
        ADD CHECK ((refused_at IS NULL) = (refusal_reason IS NULL)),
        ADD CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL))`);
    await this.refuseFilesOfBefore(runner);
    await this.withdrawRequestsOfBefore(runner);
  }

  /** A file is refused by the first rejection after it came, unless that was taken back without another file. */
  private async refuseFilesOfBefore(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE property_file
      SET refused_at = refused.at, refusal_reason = refused.reason
      FROM (
        SELECT file.id, rejection.at, rejection.reason
        FROM property_file AS file
        JOIN document_request AS request ON request.id = file.request_id
        CROSS JOIN LATERAL (
          SELECT at, reason FROM property_change
          WHERE kind = 'request_rejected' AND request_id = request.id AND reason IS NOT NULL
            AND at >= file.created_at
          ORDER BY id LIMIT 1
        ) AS rejection
        WHERE request.state = 'rejected' OR EXISTS (
          SELECT FROM property_file AS later
          WHERE later.request_id = request.id AND later.created_at > rejection.at)
      ) AS refused
      WHERE refused.id = property_file.id`);
  }

  /** Requests end when their property moves beyond Missing Documents: those of properties that have moved already. */
  private async withdrawRequestsOfBefore(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH ended AS (
        UPDATE document_request AS request
        SET state = 'withdrawn', reason = '${REASON}', state_changed_at = now(),
          updated_at = now(), version = request.version + 1
        FROM current_property AS property
        WHERE property.id = request.property_id AND property.status > 3
          AND request.state IN ('open', 'rejected')
        RETURNING request.id, request.property_id, request.title
      )
      INSERT INTO property_change (property_id, actor_name, kind, title, request_id, reason)
      SELECT property_id, 'Phantom Partners', 'request_withdrawn', title, id, '${REASON}' FROM ended`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE property_file
        DROP COLUMN refused_at, DROP COLUMN refusal_reason, DROP COLUMN withdrawn_at,
        DROP COLUMN withdrawn_by_id, DROP COLUMN withdrawn_by_name, DROP COLUMN withdrawal_reason;
      ALTER TABLE current_property DROP COLUMN archived_at`);
  }
}

const REASON = 'The property has moved beyond Missing Documents';
