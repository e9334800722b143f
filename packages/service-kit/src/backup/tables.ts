import type pg from 'pg';

export interface Table {
  name: string;
  /** Without those that the database works out itself. */
  columns: string[];
}

interface TableRow extends Table {
  refers_to: string[];
}

const TABLES = `
  SELECT c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY a.attnum) AS columns,
    ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS refers_to
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  ORDER BY c.relname`;

/** All tables, each after those that it refers to. */
export async function readTables(client: pg.PoolClient): Promise<Table[]> {
  const left = new Map((await client.query<TableRow>(TABLES)).rows.map((row) => [row.name, row]));
  const tables: Table[] = [];
  while (left.size > 0) {
    const next = [...left.values()].filter((row) => !row.refers_to.some((name) => left.has(name)));
    if (next.length === 0)
      throw new Error(`Tables refer to each other: ${[...left.keys()].join()}`);
    for (const { name, columns } of next) {
      tables.push({ name, columns });
      left.delete(name);
    }
  }
  return tables;
}

/** `"name" ("column", …)`, for COPY. */
export const copied = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map(quoted).join()})`;

/** As PostgreSQL takes a name that came out of its own catalogue. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
