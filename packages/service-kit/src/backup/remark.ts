import type pg from 'pg';

/** The comment on the record of the migrations, which goes with every copy of the database. */
export async function readRemark(client: pg.PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ remark: string | null }>(
    `SELECT obj_description('migrations'::regclass) AS remark`,
  );
  return rows[0]?.remark ?? null;
}

export async function setRemark(client: pg.PoolClient, remark: string | null): Promise<void> {
  const text = remark === null ? 'NULL' : client.escapeLiteral(remark);
  await client.query(`COMMENT ON TABLE migrations IS ${text}`);
}
