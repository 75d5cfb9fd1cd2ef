/** A backup or a restore that cannot be done: the message is one plain sentence for whoever started it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
