interface Kept {
  readonly version: number;
  readonly rows: Promise<unknown>;
}

/** What a process has read and keeps while its version stands, such as everyone who works here: one of each name. */
export class KeptRows {
  private readonly kept = new Map<string, Kept>();

  /** @param version looked up before; what is kept for it is at least as new */
  get<Rows>(name: string, version: number, read: () => Promise<Rows>): Promise<Rows> {
    const known = this.kept.get(name);
    if (known?.version === version) return known.rows as Promise<Rows>;
    const rows = read();
    const kept = { version, rows };
    this.kept.set(name, kept);
    rows.catch(() => this.kept.get(name) === kept && this.kept.delete(name));
    return rows;
  }
}
