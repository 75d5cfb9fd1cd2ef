/** By what the funnel is grouped (up-log.md, Funnel). */
export const FUNNEL_GROUPINGS = ['SALESPERSON', 'TEAM', 'UP_TYPE', 'MANAGER', 'WEEKDAY', 'WEEK'] as const;
export type FunnelGrouping = (typeof FUNNEL_GROUPINGS)[number];

/** The ups that are alike in one of these. */
export interface FunnelGroup {
  readonly by: FunnelGrouping;
  /** The key of a person or team, a type, a weekday from 1 (Monday), a week by its Monday; null: nobody, no type. */
  readonly key: string | null;
}
