import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The system account that a database server runs under. */
export interface Account {
  /** User and group to switch to when the starting process is root. */
  readonly owner?: Owner;
  /** A program that starts the server, with its arguments. */
  readonly prefix: readonly string[];
}

// The account "nobody", and its group.
const unprivileged: Owner = { uid: 65_534, gid: 65_534 };
// The last is for programs that check their permissions first.
const keepAccess =
  "--clear-groups --inh-caps +dac_override --ambient-caps +dac_override --securebits +no_setuid_fixup --";

/**
 * Returns the account for a server with its files in `folder`. PostgreSQL refuses to run as root: for root, it is the
 * owner of the folder, or of its nearest existing parent. If that is root too or has no name, "nobody". If that account
 * can't reach the folder or the program, as in root's home, it gets the capability to.
 */
export function accountFor(folder: string, program: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const place = nearestExisting(folder);
  const { uid, gid } = statSync(place);
  const owner = uid !== 0 && hasName(uid) ? { uid, gid } : unprivileged;
  const mayReach = ["-c", 'test -x "$0" && test -r "$0" && test -x "$1"', program, place];
  if (spawnSync("/bin/sh", mayReach, { ...owner, cwd: "/" }).status === 0) return { owner, prefix: [] };
  const ids = ["--reuid", String(owner.uid), "--regid", String(owner.gid)];
  return { owner, prefix: ["setpriv", ...ids, ...keepAccess.split(" ")] };
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
