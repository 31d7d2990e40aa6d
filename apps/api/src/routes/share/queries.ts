import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ShareRequest } from "./schema.ts";

/** A share to count. */
export interface Share extends Pick<ShareRequest, "type" | "platform"> {
  /** UUID for which it is counted once. */
  readonly id: string;
  readonly at: Date;
}

/** Returns the statement that counts a share. Concurrent ones wait for each other, so that none is lost. */
export const countShare = (database: Kysely<Database>, { id, type, platform, at }: Share) =>
  database
    .with("counted", (query) =>
      query
        .insertInto("share_ids")
        .values({ id })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id"),
    )
    .insertInto("share_counters")
    .columns(["type", "platform", "count", "last_shared_at"])
    .expression((query) =>
      query
        .selectFrom("counted")
        .select((column) => [
          column.val(type).as("type"),
          column.val(platform).as("platform"),
          sql<number>`1`.as("count"),
          sql<Date>`${at}::timestamptz`.as("last_shared_at"),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(["type", "platform"]).doUpdateSet({
        count: sql`share_counters.count + 1`,
        last_shared_at: sql`greatest(share_counters.last_shared_at, excluded.last_shared_at)`,
      }),
    );

/** Returns the statement that reads how often something was shared, by platform. */
export const countShares = (database: Kysely<Database>) =>
  database
    .selectFrom("share_counters")
    .select((column) => ["platform", column.fn.sum<string>("count").as("shares")])
    .select(sql<string>`sum(count) filter (where type = 'website')`.as("website"))
    .groupBy("platform")
    .orderBy("platform");
