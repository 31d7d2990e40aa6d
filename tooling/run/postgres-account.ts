import { spawnSync } from "node:child_process";
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The system account that a database server runs under, and how a program is started under it. */
export interface Account {
  /** User and group to switch to when the starting process is root; absent when no switch is needed. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** Program and arguments to put before the server's own. */
  readonly prefix: readonly string[];
}

const nobody = 65_534;
// The last is for programs that ask whether they may before they do.
const keepAccess = [
  "--inh-caps",
  "+dac_override",
  "--ambient-caps",
  "+dac_override",
  "--securebits",
  "+no_setuid_fixup",
];
const asNobody = ["unshare", "--user", `--map-user=${nobody}`, `--map-group=${nobody}`, "--"];

/**
 * Chooses the account for a server that keeps its files in `folder`: PostgreSQL refuses to run as root, and as a user
 * whom the system knows by number only, as in some containers.
 *
 * Not root: the account one has, called "nobody" where it has no name. Root: the owner of the folder (or of the nearest
 * parent that exists) unless that is root too or has no name, then "nobody". Where that account may not walk to the
 * folder or to the program (a clone in root's own home), it is given the right to pass.
 *
 * @throws Error when neither is possible.
 *
 * @example
 * accountFor("/srv/heater-age/.data/postgres", "/srv/heater-age/node_modules/…/bin/postgres");
 * // as an ordinary user: { prefix: [] }
 */
export function accountFor(folder: string, program: string): Account {
  const self = process.getuid?.();
  if (self === 0) return accountOfRoot(folder, program);
  if (self === undefined || hasName({})) return { prefix: [] };
  if (runs(asNobody, program)) return { prefix: asNobody };
  throw new Error(
    `PostgreSQL does not run as user ${self}, who has no name here. Set DATABASE_URL, or give it one.`,
  );
}

function accountOfRoot(folder: string, program: string): Account {
  const place = nearestExisting(folder);
  const { uid, gid } = statSync(place);
  const owner = uid !== 0 && hasName({ uid, gid }) ? { uid, gid } : { uid: nobody, gid: nobody };
  const mayReach = ["-c", 'test -x "$0" && test -r "$0" && test -x "$1"', program, place];
  if (spawnSync("/bin/sh", mayReach, { ...owner, cwd: "/" }).status === 0) return { owner, prefix: [] };
  const ids = ["--reuid", String(owner.uid), "--regid", String(owner.gid), "--clear-groups"];
  const prefix = ["setpriv", ...ids, ...keepAccess, "--"];
  if (runs(prefix, program)) return { prefix, owner };
  throw new Error(
    `PostgreSQL does not run as root, and user ${owner.uid} may not enter ${place}. Set DATABASE_URL, start as another user, or move the project to a folder that others may enter.`,
  );
}

function hasName(owner: { readonly uid?: number; readonly gid?: number }): boolean {
  return spawnSync("id", ["-un"], { ...owner, cwd: "/" }).status === 0;
}

function runs([command, ...options]: readonly string[], program: string): boolean {
  return (
    command !== undefined && spawnSync(command, [...options, program, "--version"], { cwd: "/" }).status === 0
  );
}

/**
 * Makes `path` and everything in it belong to the account, when the starting process may do so.
 *
 * @throws Error when the path belongs to somebody else and the starting process is not root.
 */
export function giveTo(account: Account, path: string): void {
  const { uid } = lstatSync(path);
  const { owner } = account;
  if (owner === undefined) {
    const self = process.getuid?.();
    if (self !== undefined && uid !== self) {
      throw new Error(
        `${path} belongs to user ${uid}, not to you (${self}). Start as that user or as root, or remove the folder.`,
      );
    }
  } else if (uid !== owner.uid) {
    changeOwner(path, owner);
  }
}

function nearestExisting(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? path : nearestExisting(parent);
}

function changeOwner(path: string, owner: { readonly uid: number; readonly gid: number }): void {
  const entry = lstatSync(path);
  if (entry.isDirectory()) for (const name of readdirSync(path)) changeOwner(join(path, name), owner);
  if (!entry.isSymbolicLink()) chownSync(path, owner.uid, owner.gid);
}
