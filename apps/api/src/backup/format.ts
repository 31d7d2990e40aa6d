import Type, { type Static } from "typebox";

// The text of a backup, before it is compressed: the head as a line of JSON, for each of its tables the rows as COPY
// writes them and the line "\.", the foot as a line of JSON, and the SHA-256 of all this.

/** What marks a file as a backup. */
export const backupFormat = "heater-age-backup";

/** The line after the rows of a table. No row of COPY is like it. */
export const rowsEnd = "\\.\n";

/** The first line of a backup. */
export const BackupHead = Type.Object({
  format: Type.Literal(backupFormat),
  version: Type.Literal(1),
  /** When it was made. */
  createdAt: Type.String(),
  /** The migrations of the database, in their order. */
  migrations: Type.Array(Type.String()),
  /** The tables in an order in which they can be filled: those that others refer to come first. */
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
});
export type BackupHead = Static<typeof BackupHead>;

/** The last line of a backup before its SHA-256. */
export const BackupFoot = Type.Object({
  /** How many rows each table has. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** Where the numbers of generated IDs go on. As text, because they have 64 bits. */
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

/** A table as a backup names it. */
export type BackupTable = BackupHead["tables"][number];
