/** A backup or a restore that failed, with a message that says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
