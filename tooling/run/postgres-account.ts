import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The system account that a database server runs under. */
export interface Account {
  /** The owner of its files, if root starts it. */
  readonly owner?: Owner;
  /** The command that runs a program as that owner. */
  readonly prefix: readonly string[];
}

// The account "nobody", and its group.
const unprivileged: Owner = { uid: 65_534, gid: 65_534 };
// The last is for programs that check their permissions first.
const keepAccess = [
  "--inh-caps=+dac_override",
  "--ambient-caps=+dac_override",
  "--securebits=+no_setuid_fixup",
];

/**
 * Returns the account for a server with its files in `folder`. PostgreSQL refuses to run as root: for root on Linux, it
 * is the owner of the folder, or of its nearest existing parent. If that is root too or has no name, "nobody". If that
 * account can't reach the folder or the program, as in root's home, it gets the capability to.
 */
export function accountFor(folder: string, program: string): Account {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return { prefix: [] };
  const place = nearestExisting(folder);
  const { uid, gid } = statSync(place);
  const owner = uid !== 0 && hasName(uid) ? { uid, gid } : unprivileged;
  const asOwner = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  const mayReach = ["sh", "-c", 'test -x "$0" && test -r "$0" && test -x "$1"', program, place];
  const needed = spawnSync("setpriv", [...asOwner, ...mayReach]).status === 0 ? [] : keepAccess;
  return { owner, prefix: ["setpriv", ...asOwner, ...needed, "--"] };
}

const hasName = (uid: number): boolean => spawnSync("id", ["-un", String(uid)]).status === 0;

/** Makes the account the owner of a folder and everything in it. */
export function giveTo({ owner }: Account, path: string): void {
  if (owner === undefined || statSync(path).uid === owner.uid) return;
  execFileSync("chown", ["-Rh", `${owner.uid}:${owner.gid}`, path]);
}

function nearestExisting(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? path : nearestExisting(parent);
}
