interface Cached {
  readonly version: number;
  readonly rows: Promise<unknown>;
}

/** What a process has read and need not read again while its version stands, such as everyone who works here: one of each name. */
export class CachedRows {
  private readonly cached = new Map<string, Cached>();

  /** @param version looked up before; what is cached for it is at least as new */
  get<Rows>(name: string, version: number, read: () => Promise<Rows>): Promise<Rows> {
    const known = this.cached.get(name);
    if (known?.version === version) return known.rows as Promise<Rows>;
    const rows = read();
    const own = { version, rows };
    this.cached.set(name, own);
    rows.catch(() => this.cached.get(name) === own && this.cached.delete(name));
    return rows;
  }
}
