import type { Context } from '../platform/context.ts';
import type { Statement } from '../database/writer.ts';
import { authorOf, recordChange, type Subject } from '../history/record.ts';
import { announcing } from '../live/announce.ts';
import type { SettingNoun } from './settings.history.ts';

/** One row of a setting's table. */
interface Setting<Noun extends SettingNoun> {
  readonly noun: Noun;
  /** The values of the table's key, by column. */
  readonly key: Readonly<Record<string, string | number>>;
  /** What the history calls it. */
  readonly of: Subject;
}

type Figures<Noun extends SettingNoun> = Readonly<Record<keyof Noun['fields'], number>>;

/**
 * Stores a setting with its history and its notice. One kind of setting is set one after the other, so that two who set a figure
 * each both win.
 * @param decide makes of the figures that stand those that are to stand; undefined: there are none yet
 */
export function changeSetting<Noun extends SettingNoun>(
  context: Context,
  { noun, key, of }: Setting<Noun>,
  decide: (stands: Figures<Noun> | undefined) => Figures<Noun>,
): Promise<Figures<Noun>> {
  return context.database.writeTogether(async writer => {
    await writer.row({ text: `lock table ${noun.table} in share row exclusive mode`, values: [] });
    const stands = await writer.row<Figures<Noun>>(reading(noun, key));
    const next = decide(stands);
    await writer.row(storing(noun, key, next));
    await recordChange(writer, authorOf(context), noun, { of, before: stands ?? null, after: next });
    // Without days: a pot counts for later months too, and working days for ranges that start late in their month.
    const notice = announcing({ topic: 'SETTINGS', days: [] });
    await writer.row({ text: 'select pg_notify($1, $2)', values: notice });
    return next;
  });
}

function reading({ table, fields }: SettingNoun, key: Setting<SettingNoun>['key']): Statement {
  const figures = Object.entries(fields).map(([name, { column }]) => `${column} as "${name}"`);
  const isIt = Object.keys(key).map((column, place) => `${column} = $${place + 1}`);
  return {
    text: `select ${figures.join(', ')} from ${table} where ${isIt.join(' and ')}`,
    values: Object.values(key),
  };
}

function storing(
  { table, fields }: SettingNoun,
  key: Setting<SettingNoun>['key'],
  next: Figures<SettingNoun>,
): Statement {
  const figures = Object.entries(fields).map(([name, { column }]) => [column, next[name]] as const);
  const row = Object.entries({ ...key, ...Object.fromEntries(figures) });
  const places = row.map((_, place) => `$${place + 1}`);
  return {
    text: `insert into ${table} (${row.map(([column]) => column).join(', ')}) values (${places.join(', ')})
      on conflict (${Object.keys(key).join(', ')}) do update set ${figures.map(([column]) => `${column} = excluded.${column}`).join(', ')}`,
    values: row.map(([, value]) => value),
  };
}
