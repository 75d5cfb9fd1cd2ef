import { Migration } from '@mikro-orm/migrations';

/** How the store is looked after: of each task, when it was tried last and when it went well. */
export class Migration20261126000230_upkeep extends Migration {
  override up(): void {
    this.addSql(`
      create table upkeep (
        task text primary key,
        begun_at timestamptz not null, -- when it was tried for the first time
        tried_at timestamptz not null,
        trouble text, -- a sentence; null when the last try went well
        well_at timestamptz, -- of the last try that went well
        facts jsonb -- what that one found
      );
    `);
  }
}
