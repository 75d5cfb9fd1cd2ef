interface CachedRowsEntry {
  readonly version: number;
  readonly rows: Promise<unknown>;
}

/**
 * Rows that the process has read and can reuse until their version changes, such as all employees. Caches one
 * result for each name.
 */
export class CachedRows {
  private readonly cached = new Map<string, CachedRowsEntry>();

  /** @param version the version looked up before the read; the cached rows are at least as new */
  get<Rows>(name: string, version: number, read: () => Promise<Rows>): Promise<Rows> {
    const hit = this.cached.get(name);
    if (hit?.version === version) return hit.rows as Promise<Rows>;
    const rows = read();
    const entry = { version, rows };
    this.cached.set(name, entry);
    rows.catch(() => this.cached.get(name) === entry && this.cached.delete(name));
    return rows;
  }
}
