import type { EntityManager } from 'typeorm';
import type { NewViewingSlotsDto } from './viewing-calendar.dto.js';

/** One slot or a series, on one day in New York. */
interface NewSlots extends Pick<NewViewingSlotsDto, 'day' | 'from' | 'to' | 'minutes'> {
  listingId: number;
  agentId: number | null;
}

/** PostgreSQL applies the daylight saving time of New York. Slots that overlap are not opened: nobody can show two homes at once. */
const INSERT_SLOTS = `
  INSERT INTO viewing_slot (listing_id, agent_id, starts_at, minutes)
  SELECT $1::integer, $2::integer, wanted.starts_at, $6::integer
  FROM (
    SELECT local_time AT TIME ZONE 'America/New_York' AS starts_at
    FROM generate_series(
      $3::date + $4::time,
      $3::date + $5::time - make_interval(mins => $6::integer),
      make_interval(mins => $6::integer)
    ) AS local_time
  ) AS wanted
  WHERE wanted.starts_at > now() AND NOT EXISTS (
    SELECT FROM viewing_slot AS other
    WHERE (other.listing_id = $1::integer OR other.agent_id = $2::integer)
      AND other.starts_at < wanted.starts_at + make_interval(mins => $6::integer)
      AND other.starts_at + make_interval(mins => other.minutes) > wanted.starts_at
  )
  RETURNING id`;

/** Opens slots. @returns their ids */
export async function insertSlots(manager: EntityManager, slots: NewSlots): Promise<number[]> {
  const { listingId, agentId, day, from, to, minutes } = slots;
  // Two employees at once would not see each other's slots.
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('viewing_slot'))`);
  const parameters = [listingId, agentId, day, from, to, minutes];
  const rows = await manager.query<{ id: number }[]>(INSERT_SLOTS, parameters);
  return rows.map(({ id }) => id);
}
