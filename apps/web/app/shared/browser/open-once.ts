import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from "idb";

interface OpenOptions<Tables extends DBSchema> extends Required<Pick<OpenDBCallbacks<Tables>, "upgrade">> {
  readonly name: string;
  readonly version: number;
  /** Thrown if an older tab blocks an upgrade. */
  readonly blocked: () => Error;
}

/**
 * Returns a function that opens a database once. After a failure, or when the browser has closed the database, the next
 * call opens it again.
 */
export function openOnce<Tables extends DBSchema>({
  name,
  version,
  upgrade,
  blocked,
}: OpenOptions<Tables>): () => Promise<IDBPDatabase<Tables>> {
  let opened: Promise<IDBPDatabase<Tables>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () =>
    new Promise<IDBPDatabase<Tables>>((resolve, reject) => {
      openDB<Tables>(name, version, {
        upgrade,
        blocked: () => reject(blocked()),
        // A page of a newer version is waiting to upgrade the database, which an open connection blocks.
        blocking: (_version, _newer, { target }) => {
          (target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }).then(resolve, reject);
    });
  return () => {
    opened ??= open();
    opened.catch(forget);
    return opened;
  };
}
