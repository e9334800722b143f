import { fingerprint } from '../../../../tools/stack/build/fingerprint.js';
import type { SearchCluster } from './search-cluster.js';

/** Open houses are on the six weekends after the filling: for this time most are still upcoming. */
const mostDays = 7;
const day = 24 * 60 * 60 * 1000;

/** The inputs that determine the generated listings. */
const inputs = ['qa/market', 'demo/feed'];

/** The metadata of a filled database, in its comment. */
interface FillMark {
  homes: number;
  /** The hash of the generator. */
  version: string;
  filledAt: string;
  /** Seconds. */
  took: number;
}

export const generatorVersion = (): Promise<string> => fingerprint(inputs, ['fill-market']);

export async function writeMark(
  cluster: SearchCluster,
  database: string,
  mark: FillMark,
): Promise<void> {
  await cluster.asOwner((client) => {
    const text = client.escapeLiteral(JSON.stringify(mark));
    return client.query(`comment on database ${client.escapeIdentifier(database)} is ${text}`);
  });
}

/** Undefined for a database that is missing, partly filled, or too old. */
export async function readMark(
  cluster: SearchCluster,
  database: string,
  wanted: Pick<FillMark, 'homes' | 'version'>,
): Promise<FillMark | undefined> {
  const sql = `select shobj_description(oid, 'pg_database') mark from pg_database where datname = $1`;
  const { rows } = await cluster.asOwner((client) =>
    client.query<{ mark: string | null }>(sql, [database]),
  );
  const text = rows[0]?.mark;
  if (!text) return undefined;
  const mark = JSON.parse(text) as FillMark;
  const isFresh = Date.now() - Date.parse(mark.filledAt) < mostDays * day;
  const isWanted = mark.homes === wanted.homes && mark.version === wanted.version;
  return isFresh && isWanted ? mark : undefined;
}
