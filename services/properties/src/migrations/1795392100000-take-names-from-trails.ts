import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The trails stay as they are written but for one thing: of a person who is erased they name the number of the account,
 * and nothing else. The one function that does it runs as the owner of the tables, so that the role which serves need
 * not be able to.
 */
export class TakeNamesFromTrails1795392100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_trail_change() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE named text[] := ARRAY['actor_name', 'changes'];
        BEGIN
          IF TG_OP = 'UPDATE' AND current_setting('phantom.takes_names', true) = 'on'
              AND to_jsonb(NEW) - named = to_jsonb(OLD) - named THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
        END
      $$`);
    for (const table of TRAILS) {
      await runner.query(`
        DROP TRIGGER ${table}_is_kept ON ${table};
        CREATE TRIGGER ${table}_is_kept BEFORE DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_trail_change();
        CREATE TRIGGER ${table}_stays_as_it_is BEFORE UPDATE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION refuse_trail_change()`);
    }
    await runner.query('DROP FUNCTION refuse_row_change, refuse_property_change');
    await runner.query(`
      CREATE FUNCTION take_names_from_trails(account integer, names text[]) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        -- Not by SET beside the search path: to a role that is no superuser that is denied.
        PERFORM set_config('phantom.takes_names', 'on', true);
        ${TRAILS.map(unsign).join('')}
        UPDATE property_change SET changes = (
          SELECT jsonb_agg(
            CASE WHEN step->>'field' = 'assign' THEN step || jsonb_build_object(
              'old', CASE WHEN step->>'old' = ANY (names) THEN '#' || account ELSE step->>'old' END,
              'new', CASE WHEN step->>'new' = ANY (names) THEN '#' || account ELSE step->>'new' END
            ) ELSE step END ORDER BY place)
          FROM jsonb_array_elements(changes) WITH ORDINALITY AS steps (step, place))
        WHERE EXISTS (
          SELECT FROM jsonb_array_elements(changes) AS step
          WHERE step->>'field' = 'assign' AND ARRAY[step->>'old', step->>'new'] && names);
        PERFORM set_config('phantom.takes_names', 'off', true);
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION take_names_from_trails');
    await runner.query(`
      CREATE FUNCTION refuse_property_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'property_change is only added to'; END
      $$;
      CREATE FUNCTION refuse_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME; END
      $$`);
    for (const table of TRAILS) {
      const refuse = table === 'property_change' ? 'refuse_property_change' : 'refuse_row_change';
      await runner.query(`
        DROP TRIGGER ${table}_stays_as_it_is ON ${table};
        DROP TRIGGER ${table}_is_kept ON ${table};
        CREATE TRIGGER ${table}_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION ${refuse}()`);
    }
    await runner.query('DROP FUNCTION refuse_trail_change');
  }
}

const TRAILS = ['property_change', 'document_change', 'investment_change'];

const unsign = (table: string) => `
        UPDATE ${table} SET actor_name = '#' || account
          WHERE actor_id = account AND actor_name <> '#' || account;`;
