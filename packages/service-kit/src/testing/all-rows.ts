import { Client } from 'pg';

/** All rows of all tables as text, the sequences and the comments of any database. */
export async function allRows(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of rows) {
      found[name] = await column(client, `SELECT t::text AS text FROM ${name} t ORDER BY 1`);
    }
    const sequences = `SELECT s.sequencename || ' ' || coalesce(s.last_value::text, 'new') AS text
      FROM pg_sequences s ORDER BY 1`;
    const comments = `SELECT c.relname || ': ' || d.description AS text
      FROM pg_description d JOIN pg_class c ON c.oid = d.objoid
      WHERE c.relnamespace = 'public'::regnamespace ORDER BY 1`;
    return {
      ...found,
      'all sequences': await column(client, sequences),
      'all comments': await column(client, comments),
    };
  } finally {
    await client.end();
  }
}

async function column(client: Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>({ text: statement });
  return rows.map(({ text }) => text);
}
