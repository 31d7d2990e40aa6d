/** A backup or a restore that cannot be done, with what to do about it in the message. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
