/** A condition with a `?` for each of its values. */
export type Condition = readonly [sql: string, ...values: unknown[]];

/** The conditions of a `where`, joined by `and`, with their values; each `?` becomes the next `$n`. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  add(condition: string, ...values: readonly unknown[]): this {
    let next = this.values.length;
    this.parts.push(condition.replaceAll('?', () => `$${++next}`));
    this.values.push(...values);
    return this;
  }

  addAll(conditions: readonly Condition[]): this {
    for (const [sql, ...values] of conditions) this.add(sql, ...values);
    return this;
  }

  /** Adds a value that is used outside the conditions, such as a limit; returns its `$n`. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' and ') : 'true';
  }
}
