import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ShareRequest } from "./schema.ts";

export interface Share extends Pick<ShareRequest, "type" | "platform"> {
  /** UUID for which it is counted once. */
  readonly id: string;
  readonly at: Date;
}

/** Counts a share. Concurrent ones wait for each other, so that none is lost. */
export async function countShare(
  database: Kysely<Database>,
  { id, type, platform, at }: Share,
): Promise<void> {
  await sql`
    with counted as (insert into share_ids (id) values (${id}) on conflict do nothing returning id)
    insert into share_counters as known (type, platform, count, last_shared_at)
    select ${type}, ${platform}, 1, ${at}::timestamptz from counted
    on conflict (type, platform) do update set
      count = known.count + 1,
      last_shared_at = greatest(known.last_shared_at, excluded.last_shared_at)`.execute(database);
}

/** Returns the statement that reads how often something was shared, by platform. */
export const countShares = (database: Kysely<Database>) =>
  database
    .selectFrom("share_counters")
    .select((column) => ["platform", column.fn.sum<string>("count").as("shares")])
    .select(sql<string>`sum(count) filter (where type = 'website')`.as("website"))
    .groupBy("platform")
    .orderBy("platform");
