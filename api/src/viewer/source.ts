/**
 * The channels of changes and accesses: a screen, REST, an access token, a comparison, an import, or the
 * store itself.
 */
export const CHANNELS = ['screen', 'rest', 'token', 'comparison', 'import', 'store'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The source of a change, as the history records it. */
export interface ChangeSource {
  readonly door: Channel;
  /** Details for people, such as "october.xlsx, line 40". */
  readonly origin?: string | undefined;
}
