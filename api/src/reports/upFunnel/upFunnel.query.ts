import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type UpFilter, upFilterSql } from '../../modules/upLog/loggedUps.query.ts';
import {
  countColumnsSql,
  GROUP_KEYS,
  LINKED_UPS,
  LISTED_UPS_CONDITIONS,
} from '../../modules/upLog/upConditions.sql.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { badInput } from '../../platform/errors.ts';
import { listFigureNames } from '../../rules/figures/figure.ts';
import type { FunnelFacts } from '../../rules/upStats/upSteps.ts';
import { type FunnelGrouping, funnelFigures } from '../../rules/ups/funnelFigures.ts';

/** Maximum number of groups. A store has fewer people. Even nineteen years have fewer weeks. */
const MAX_GROUPS = 1_000;

/** Facts of the ups of one group, of all ups of the filter, or of all ups of the filtered days. */
export interface FunnelRow extends FunnelFacts {
  readonly level: 'group' | 'total' | 'store';
  readonly key: string | null;
}

const COUNT_NAMES = listFigureNames(funnelFigures).filter(
  name => name in LISTED_UPS_CONDITIONS,
) as (keyof typeof LISTED_UPS_CONDITIONS)[];

const COUNTS = countColumnsSql(
  Object.fromEntries(COUNT_NAMES.map(name => [name, LISTED_UPS_CONDITIONS[name]])),
);

const SUMS = join(
  COUNT_NAMES.map(name => raw(`coalesce(sum("${name}"), 0)::integer as "${name}"`)),
  ', ',
);

/**
 * Returns the SQL that adds up gross. The ups are grouped by their deal first, so that each deal counts once
 * even if several ups belong to it.
 */
const grossSql = (firstRowCondition: string): Sql => sql`sum(gross) filter (where ${raw(firstRowCondition)})`;

/**
 * Returns the facts of the ups of a filter, of each group of these ups, and of all ups of the filtered days.
 * All facts come from one statement (docs/adr/up-log.md).
 * @throws BAD_INPUT for too many groups
 */
export async function listFunnelRows(
  reader: Reader,
  filter: UpFilter,
  groupBy: FunnelGrouping | undefined,
): Promise<FunnelRow[]> {
  // The key is not converted to text. Sorting texts uses the rules of a language and takes three times as
  // long.
  const key = raw(groupBy ? GROUP_KEYS[groupBy] : 'null::integer');
  const { start, end } = filter.days;
  const rows = await reader.rows<FunnelRow>(sql`
    with by_deal as (
      select coalesce(${upFilterSql(filter)}, false) as is_in_filter, ${key} as key, sold_deal.id as deal_id,
        max(coalesce(front_gross, 0) + coalesce(back_gross, 0)) filter (where sold_deal.id is not null) as gross, ${COUNTS}
      from ${LINKED_UPS} where l.log_date between ${start} and ${end}
      group by is_in_filter, 2, sold_deal.id
    ), numbered as (
      select *, row_number() over (partition by deal_id) as row_in_all,
        row_number() over (partition by is_in_filter, deal_id) as row_in_filter from by_deal
    )
    select case when grouping(is_in_filter) = 1 then 'store' when grouping(key) = 1 then 'total' else 'group' end as level, key::text,
      ${SUMS}, (200 * coalesce(case when grouping(is_in_filter) = 1 then ${grossSql('row_in_all = 1')}
        when grouping(key) = 1 then ${grossSql('row_in_filter = 1')} else sum(gross) end, 0))::bigint as gross
    from numbered group by grouping sets ((is_in_filter, key), (is_in_filter), ()) having is_in_filter is not false
    limit ${MAX_GROUPS + 3}`);
  if (rows.length > MAX_GROUPS + 2) throw badInput('There are more than 1,000 groups. Choose fewer days.');
  return rows;
}
