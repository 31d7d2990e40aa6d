import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A repository's latest changes. */
export interface Changes {
  /** The commit that the files are compared with. */
  readonly since: string;
  /** Paths from the top folder, without deleted files. */
  readonly files: readonly string[];
}

/** Returns uncommitted changes, including new files, or else those of the last commit. */
export function lastChanges(repository: string): Changes {
  const git = (...options: readonly string[]): readonly string[] =>
    execFileSync("git", [...options, "-z"], { cwd: repository, encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
  const changedSince = (since: string): readonly string[] =>
    [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")].filter(
      (file) => existsSync(join(repository, file)),
    );
  const files = changedSince("HEAD");
  return files.length > 0 ? { since: "HEAD", files } : { since: "HEAD~1", files: changedSince("HEAD~1") };
}
