import type { Context } from '../../context.ts';
import type { OpenFilter, OpenTerms } from '../../deals/openPoints.sql.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { toDoDaysOf } from '../../settings/settings.query.ts';

/** Returns what decides which items are open now: the store's follow-up days, current date and time zone. */
export async function getOpenTerms({ database, clock }: Context): Promise<OpenTerms> {
  return { days: await toDoDaysOf(database), today: clock.today(), timeZone: clock.timeZone };
}

/** Returns the filter for open items of these kinds; undefined without kinds. */
export async function getOpenFilter(
  context: Context,
  kinds: readonly OpenPointKind[] | null | undefined,
): Promise<OpenFilter | undefined> {
  return kinds ? { kinds: [...new Set(kinds)], terms: await getOpenTerms(context) } : undefined;
}
