import type pg from 'pg';
import type { Form } from './forms.js';
import { asOwner } from '../site/databases.js';
import type { Site } from '../site/site.js';

/** The stored forms of one kind. */
export interface StoredForms {
  /** How often each message exists. */
  times: Map<string, number>;
  /** Waiting notices to the staff in the outbox of the service. */
  notices: number;
}

/** Counts the forms whose message has this prefix, and the notices with such a message. */
export async function storedForms(site: Site, form: Form, mark: string): Promise<StoredForms> {
  const { stack, services } = site.layout;
  const database = services.find(({ name }) => name === form.service)?.database ?? '';
  return asOwner(stack.postgresPort, database, async (client) => ({
    times: await timesOf(client, form.table, mark),
    notices: await noticesOf(client, mark),
  }));
}

async function timesOf(
  client: pg.Client,
  table: string,
  mark: string,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ message: string; times: number }>(
    `SELECT message, count(*)::int AS times FROM ${table} WHERE message LIKE $1 GROUP BY message`,
    [`${mark}%`],
  );
  return new Map(rows.map(({ message, times }) => [message, times]));
}

async function noticesOf(client: pg.Client, mark: string): Promise<number> {
  const { rows } = await client.query<{ notices: number }>(
    'SELECT count(*)::int AS notices FROM outbox_mail WHERE text LIKE $1',
    [`%${mark}%`],
  );
  return rows[0]?.notices ?? 0;
}
