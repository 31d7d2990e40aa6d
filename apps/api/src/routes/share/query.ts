import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ShareRequest } from "./schema.ts";

/** Returns the statement that counts a share. Concurrent ones wait for each other, so that none is lost. */
export const countShare = (
  database: Kysely<Database>,
  { type, platform }: Pick<ShareRequest, "type" | "platform">,
  at: Date,
) =>
  database
    .insertInto("share_counters")
    .values({ type, platform, count: 1, last_shared_at: at })
    .onConflict((conflict) =>
      conflict.columns(["type", "platform"]).doUpdateSet({
        count: sql`share_counters.count + 1`,
        last_shared_at: sql`greatest(share_counters.last_shared_at, excluded.last_shared_at)`,
      }),
    );
