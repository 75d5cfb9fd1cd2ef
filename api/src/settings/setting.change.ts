import type { Context } from '../platform/context.ts';
import type { Statement } from '../database/writer.ts';
import { authorOf, recordChange, type Subject } from '../history/record.ts';
import { announcing } from '../live/announce.ts';
import type { SettingEntity } from './settings.history.ts';

/** One row of the table of a setting. */
interface SettingRow<Entity extends SettingEntity> {
  readonly entity: Entity;
  /** Values of the table key, by column. */
  readonly key: Readonly<Record<string, string | number>>;
  /** The subject of the history entry. */
  readonly of: Subject;
}

type SettingFigures<Entity extends SettingEntity> = Readonly<Record<keyof Entity['fields'], number>>;

/**
 * Stores a setting with its history entry and its notification. The table lock keeps concurrent changes to
 * different figures of the same row.
 * @param decide returns the new figures for the current ones; undefined when the row is missing
 */
export function changeSetting<Entity extends SettingEntity>(
  context: Context,
  { entity, key, of }: SettingRow<Entity>,
  decide: (current: SettingFigures<Entity> | undefined) => SettingFigures<Entity>,
): Promise<SettingFigures<Entity>> {
  return context.database.writeTogether(async writer => {
    await writer.row({ text: `lock table ${entity.table} in share row exclusive mode`, values: [] });
    const current = await writer.row<SettingFigures<Entity>>(selectSettingSql(entity, key));
    const next = decide(current);
    await writer.row(upsertSettingSql(entity, key, next));
    await recordChange(writer, authorOf(context), entity, { of, before: current ?? null, after: next });
    // The change has no days: a pot also counts for later months, and working days for ranges that start late
    // in their month.
    const notice = announcing({ topic: 'SETTINGS', days: [] });
    await writer.row({ text: 'select pg_notify($1, $2)', values: notice });
    return next;
  });
}

function selectSettingSql({ table, fields }: SettingEntity, key: SettingRow<SettingEntity>['key']): Statement {
  const figures = Object.entries(fields).map(([name, { column }]) => `${column} as "${name}"`);
  const conditions = Object.keys(key).map((column, index) => `${column} = $${index + 1}`);
  return {
    text: `select ${figures.join(', ')} from ${table} where ${conditions.join(' and ')}`,
    values: Object.values(key),
  };
}

function upsertSettingSql(
  { table, fields }: SettingEntity,
  key: SettingRow<SettingEntity>['key'],
  next: SettingFigures<SettingEntity>,
): Statement {
  const figures = Object.entries(fields).map(([name, { column }]) => [column, next[name]] as const);
  const row = Object.entries({ ...key, ...Object.fromEntries(figures) });
  const placeholders = row.map((_, index) => `$${index + 1}`);
  return {
    text: `insert into ${table} (${row.map(([column]) => column).join(', ')}) values (${placeholders.join(', ')})
      on conflict (${Object.keys(key).join(', ')}) do update set ${figures.map(([column]) => `${column} = excluded.${column}`).join(', ')}`,
    values: row.map(([, value]) => value),
  };
}
