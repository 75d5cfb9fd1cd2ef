/** The groupings of the funnel (up-log.md, Funnel). */
export const FUNNEL_GROUPINGS = ['SALESPERSON', 'TEAM', 'UP_TYPE', 'MANAGER', 'WEEKDAY', 'WEEK'] as const;
export type FunnelGrouping = (typeof FUNNEL_GROUPINGS)[number];

/** The ups with the same value of a grouping. */
export interface FunnelGroup {
  readonly by: FunnelGrouping;
  /**
   * The id of a person or team, a type, a weekday from 1 (Monday), or a week by its Monday. Null for
   * unassigned ups or ups without a type.
   */
  readonly key: string | null;
}
