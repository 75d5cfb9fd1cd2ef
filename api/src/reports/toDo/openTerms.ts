import type { Context } from '../../context.ts';
import type { OpenFilter, OpenTerms } from '../../deals/openPoints.sql.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { toDoDaysOf } from '../../settings/settings.query.ts';

/** What decides what is open now: the store's days, its today, its zone. */
export async function openTermsOf({ database, clock }: Context): Promise<OpenTerms> {
  return { days: await toDoDaysOf(database), today: clock.today(), timeZone: clock.timeZone };
}

/** The filter that a call names; none without kinds. */
export async function openFilterOf(
  context: Context,
  kinds: readonly OpenPointKind[] | null | undefined,
): Promise<OpenFilter | undefined> {
  return kinds ? { kinds: [...new Set(kinds)], terms: await openTermsOf(context) } : undefined;
}
