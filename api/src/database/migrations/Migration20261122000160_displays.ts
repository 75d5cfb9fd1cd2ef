import { Migration } from '@mikro-orm/migrations';

/** Screens on a wall, the letters by which a device becomes one, and the message that all of them show. */
export class Migration20261122000160_displays extends Migration {
  override up(): void {
    this.addSql(`
      create table display (
        id integer generated always as identity primary key,
        name text not null check (name <> ''),
        token_hash bytea not null unique,
        boards text[] not null check (cardinality(boards) > 0),
        seconds smallint not null check (seconds between 5 and 300),
        theme text not null check (theme in ('LIGHT', 'DARK')),
        shows_gross boolean not null,
        has_sound boolean not null,
        created_by integer not null references employee (id),
        created_at timestamptz not null,
        version integer not null default 1,
        last_seen_at timestamptz
      );
      create table display_letters (
        letters text primary key,
        token_hash bytea not null unique,
        expires_at timestamptz not null
      );
      create table display_message (
        id smallint primary key default 1 check (id = 1),
        text text not null
      );
    `);
  }
}
