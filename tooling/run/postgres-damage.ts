import type { Place } from "./postgres-place.ts";
import { LastingError } from "./supervise.ts";

// Files that are missing, cut off, or changed since the server wrote them. Data of another version isn't damaged.
const damage = [
  /control file|pg_control|PG_CONTROL_VERSION|CATALOG_VERSION_NO/u,
  /is not a valid data directory|required WAL directory/u,
  /could not locate a valid checkpoint record/u,
  /could not access status of transaction/u,
  /could not (?:open|read) (?:file|directory) "(?:base|global|pg_\w+)\b.*(?:No such file or directory|read \d+ of|Input\/output error)/u,
  /invalid page in block/u,
];

/** Returns the sentence in a server's log that shows damaged data, if any. */
export function damageIn(log: string): string | undefined {
  const lines = log.split("\n").filter((line) => !line.includes("Permission denied"));
  const line = lines.find((one) => damage.some((sign) => sign.test(one)));
  return line?.replace(/^.*?\b[A-Z]+: +/u, "");
}

/** Returns a server's log without advice that would destroy data. */
export function withoutHints(log: string): string {
  return log
    .split("\n")
    .filter((line) => !/\bHINT: .*initdb/u.test(line))
    .join("\n");
}

/** Returns the error for a data folder that no server can start with. */
export function damagedData({ folder, data }: Place, reason: string): LastingError {
  return new LastingError(
    [
      `The data in ${data} is damaged: ${reason}`,
      "Nothing was deleted. Please don't delete or change anything there either: an expert may still rescue it.",
      `To go on, rename ${folder}, and bring your last backup back: npx -y pnpm@12 restore FILE`,
      "Without a backup, the next start after renaming begins with an empty database.",
    ].join("\n"),
  );
}
