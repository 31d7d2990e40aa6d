import { spawnSync } from "node:child_process";
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

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
const keepAccess = [
  "--inh-caps",
  "+dac_override",
  "--ambient-caps",
  "+dac_override",
  "--securebits",
  "+no_setuid_fixup",
];
const { uid: user, gid: group } = unprivileged;
const asUnprivileged = ["unshare", "--user", `--map-user=${user}`, `--map-group=${group}`, "--"];

/**
 * Returns the account for a server with its files in `folder`. PostgreSQL refuses to run as root, or as a user without
 * a name, as in some containers.
 *
 * - A user with a name: that user.
 * - A user without a name: the same one, named "nobody".
 * - Root: the owner of the folder, or of its nearest existing parent. If that is root too or has no name, "nobody". If
 *   that account can't reach the folder or the program, as in root's home, it gets the capability to.
 *
 * @throws Error when no account works.
 */
export function accountFor(folder: string, program: string): Account {
  const self = process.getuid?.();
  if (self === 0) return accountOfRoot(folder, program);
  if (self === undefined || hasName({})) return { prefix: [] };
  if (runs(asUnprivileged, program)) return { prefix: asUnprivileged };
  throw new Error(
    `PostgreSQL does not run as user ${self}, who has no name here. Set DATABASE_URL, or give it one.`,
  );
}

function accountOfRoot(folder: string, program: string): Account {
  const place = nearestExisting(folder);
  const { uid, gid } = statSync(place);
  const owner = uid !== 0 && hasName({ uid, gid }) ? { uid, gid } : unprivileged;
  const mayReach = ["-c", 'test -x "$0" && test -r "$0" && test -x "$1"', program, place];
  if (spawnSync("/bin/sh", mayReach, { ...owner, cwd: "/" }).status === 0) return { owner, prefix: [] };
  const ids = ["--reuid", String(owner.uid), "--regid", String(owner.gid), "--clear-groups"];
  const prefix = ["setpriv", ...ids, ...keepAccess, "--"];
  if (runs(prefix, program)) return { prefix, owner };
  throw new Error(
    `PostgreSQL does not run as root, and user ${owner.uid} may not enter ${place}. Set DATABASE_URL, start as another user, or move the project to a folder that others may enter.`,
  );
}

function hasName(owner: Partial<Owner>): boolean {
  return spawnSync("id", ["-un"], { ...owner, cwd: "/" }).status === 0;
}

function runs([command, ...options]: readonly string[], program: string): boolean {
  return (
    command !== undefined && spawnSync(command, [...options, program, "--version"], { cwd: "/" }).status === 0
  );
}

/**
 * Makes the account the owner of `path` and everything in it.
 *
 * @throws Error when another user owns it and this process is not root.
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

function changeOwner(path: string, owner: Owner): void {
  const entry = lstatSync(path);
  if (entry.isDirectory()) for (const name of readdirSync(path)) changeOwner(join(path, name), owner);
  if (!entry.isSymbolicLink()) chownSync(path, owner.uid, owner.gid);
}
