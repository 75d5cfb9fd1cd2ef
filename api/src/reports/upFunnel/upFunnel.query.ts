import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { badInput } from '../../errors.ts';
import { namesOf } from '../../rules/figures/figure.ts';
import type { FunnelFacts } from '../../rules/upStats/funnelSteps.ts';
import { funnelFigures } from '../../rules/ups/funnelFigures.ts';
import type { FunnelGrouping } from '../../rules/ups/funnelGroups.ts';
import { GROUP_KEYS } from '../../uplogs/funnelGroups.sql.ts';
import { IS_LISTED, LINKED_UPS } from '../../uplogs/linkedUps.sql.ts';
import { countsOf } from '../../uplogs/upCounters.sql.ts';
import { conditionOf, type UpFilter } from '../../uplogs/upStats.query.ts';

/** More than a store has people; weeks for nineteen years. */
const MOST_GROUPS = 1_000;

/** The facts of one group, of the filter, or of all ups of its days. */
export interface FunnelRow extends FunnelFacts {
  readonly of: 'group' | 'total' | 'store';
  readonly key: string | null;
}

const COUNTED = namesOf(funnelFigures).filter(name => name in IS_LISTED) as (keyof typeof IS_LISTED)[];

const COUNTS = countsOf(Object.fromEntries(COUNTED.map(name => [name, IS_LISTED[name]])));

const SUMS = join(
  COUNTED.map(name => raw(`coalesce(sum("${name}"), 0)::integer as "${name}"`)),
  ', ',
);

/** A deal of several ups once: ups are added up by their deal first. */
const GROSS = (isFirst: string): Sql => sql`sum(gross) filter (where ${raw(isFirst)})`;

/**
 * The funnel of the ups of a filter, of each group of them, and of all ups of its days, in one statement (decision 224).
 * @throws BAD_INPUT for too many groups
 */
export async function funnelRows(
  reader: Reader,
  filter: UpFilter,
  groupBy: FunnelGrouping | undefined,
): Promise<FunnelRow[]> {
  // As what it is: texts are sorted by the rules of a language, which takes three times as long.
  const key = raw(groupBy ? GROUP_KEYS[groupBy] : 'null::integer');
  const { start, end } = filter.days;
  const rows = await reader.rows<FunnelRow>(sql`
    with by_deal as (
      select coalesce(${conditionOf(filter)}, false) as is_asked, ${key} as key, sold_deal.id as deal_id,
        max(coalesce(front_gross, 0) + coalesce(back_gross, 0)) filter (where sold_deal.id is not null) as gross, ${COUNTS}
      from ${LINKED_UPS} where l.log_date between ${start} and ${end}
      group by is_asked, 2, sold_deal.id
    ), numbered as (
      select *, row_number() over (partition by deal_id) as of_all,
        row_number() over (partition by is_asked, deal_id) as of_asked from by_deal
    )
    select case when grouping(is_asked) = 1 then 'store' when grouping(key) = 1 then 'total' else 'group' end as of, key::text,
      ${SUMS}, (200 * coalesce(case when grouping(is_asked) = 1 then ${GROSS('of_all = 1')}
        when grouping(key) = 1 then ${GROSS('of_asked = 1')} else sum(gross) end, 0))::bigint as gross
    from numbered group by grouping sets ((is_asked, key), (is_asked), ()) having is_asked is not false
    limit ${MOST_GROUPS + 3}`);
  if (rows.length > MOST_GROUPS + 2) throw badInput('These are more than 1,000 groups: choose fewer days.');
  return rows;
}
