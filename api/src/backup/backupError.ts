/** A backup or a restore failed. The message is one plain sentence for the person who started it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
