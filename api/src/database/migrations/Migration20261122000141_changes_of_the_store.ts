import { Migration } from '@mikro-orm/migrations';

/**
 * The history of all that is no deal: settings, people, invites, access tokens. One row a change, with the fields that differ. No
 * foreign keys: history outlives what it tells of.
 */
export class Migration20261122000141_changes_of_the_store extends Migration {
  override up(): void {
    this.addSql(`
      create table store_change (
        id bigint generated always as identity primary key,
        noun text not null,
        action text not null check (action in ('add', 'change', 'remove')),
        month date check (extract(day from month) = 1),
        person_id integer,
        name text,
        employee_id integer,
        changed_at timestamptz not null,
        door text not null,
        origin text,
        fields jsonb not null check (jsonb_typeof(fields) = 'array')
      );
      create index store_change_at on store_change (changed_at, id);
      create function refuse_to_alter_history() returns trigger language plpgsql as $$
        begin raise exception 'history is append-only'; end
      $$;
      create trigger store_change_append_only before update or delete or truncate on store_change
        for each statement execute function refuse_to_alter_history();
    `);
  }
}
