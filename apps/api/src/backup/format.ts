import Type, { type Static } from "typebox";

// The text of a backup before compression: the head as a line of JSON, for each of its tables the rows in COPY format
// and the line "\.", the foot as a line of JSON, and the SHA-256 of all of it.

/** Identifies a file as a backup. */
export const backupFormat = "heater-age-backup";

/** The line after the rows of a table. No row of COPY looks like it. */
export const rowsEnd = "\\.\n";

/** The first line of a backup. */
export const BackupHead = Type.Object({
  format: Type.Literal(backupFormat),
  version: Type.Literal(1),
  /** Time of the backup. */
  createdAt: Type.String(),
  /** The migrations of the database, in order. */
  migrations: Type.Array(Type.String()),
  /** The tables in an order in which they can be filled: referenced tables come first. */
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
});
export type BackupHead = Static<typeof BackupHead>;

/** The last line of a backup before its SHA-256. */
export const BackupFoot = Type.Object({
  /** Number of rows in each table. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** The next numbers of generated ids. As text, because they have 64 bits. */
  sequences: Type.Array(
    Type.Object({
      table: Type.String(),
      column: Type.String(),
      value: Type.String(),
      called: Type.Boolean(),
    }),
  ),
});
export type BackupFoot = Static<typeof BackupFoot>;

/** What a backup contains. */
export type BackupSummary = BackupHead & BackupFoot;

/** A table in a backup. */
export type BackupTable = BackupHead["tables"][number];
