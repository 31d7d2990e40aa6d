import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { deletionOf, type Old, type Retention, retention } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import { day, minute } from "../time/durations.ts";
import type { Job } from "./schedule.ts";

/** What deleting old rows needs. */
export interface DeletionDependencies {
  readonly database: Kysely<Database>;
  readonly settings: Pick<Settings, "retentionDays">;
  readonly now: () => Date;
}

const every = 15 * minute;
const batch = 1000;
const batchesInARun = 200;

/** Returns what is due for deletion, table by table. */
function oldRows({ settings, now }: DeletionDependencies): readonly Old[] {
  const rules = Object.entries(retention) as readonly (readonly [keyof Database, Retention])[];
  return rules.flatMap(([table, rule]) => {
    if (typeof rule === "string") return [];
    const before = new Date(now().getTime() - settings.retentionDays[rule.setting] * day);
    return [{ table, since: rule.since, before }];
  });
}

async function deleteAll(
  database: Kysely<Database>,
  old: Old,
  stopping = new AbortController().signal,
): Promise<void> {
  const deleteNext = deletionOf(database, old, batch);
  for (let left = batchesInARun; left > 0; left--) {
    if (stopping.aborted) return;
    const began = performance.now();
    if ((await deleteNext()) === 0) return;
    await pause(performance.now() - began, undefined, { signal: stopping }).catch(() => {});
  }
}

/**
 * Creates the job that deletes rows after their retention period: a thousand at a time, with a pause as long as that
 * took, so that visitors do not notice. What a run does not reach is deleted by the next.
 */
export const deleteOld = (dependencies: DeletionDependencies): Job => ({
  name: "delete-old",
  every,
  run: async (stopping) => {
    for (const old of oldRows(dependencies)) await deleteAll(dependencies.database, old, stopping);
  },
});
