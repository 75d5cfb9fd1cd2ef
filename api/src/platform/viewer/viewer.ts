import type { Position } from '../../rules/people/positions.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { Versions } from '../topics.ts';

/** The signed-in person of a call, as looked up for this call. */
export interface Viewer {
  readonly employeeId: number;
  /** 0 for an access token, which has no session. */
  readonly sessionId: number;
  /** True if the call used an access token, which reads with its owner's rights and changes nothing. */
  readonly isReadOnly: boolean;
  /** The name of the access token that the call used, if any. */
  readonly accessToken?: string;
  readonly name: string;
  readonly email: string;
  readonly position: Position;
  /** Null and 1 both mean no team. */
  readonly team: TeamId | null;
}

/**
 * Creates a viewer for reads that no person requested, with the rights of a position. The viewer cannot
 * change anything.
 */
export const createSystemViewer = (position: Position): Viewer => ({
  employeeId: 0,
  sessionId: 0,
  isReadOnly: true,
  name: '',
  email: '',
  position,
  team: null,
});

/** The viewer of a call, with the store versions from the same database query. */
export interface Caller extends Viewer {
  readonly versions: Versions;
}

/**
 * The channels of changes and accesses: a screen, REST, an access token, a comparison, an import, or the
 * store itself.
 */
export const CHANNELS = ['screen', 'rest', 'token', 'comparison', 'import', 'store'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The source of a change, as the history records it. */
export interface ChangeSource {
  readonly channel: Channel;
  /** Details for people, such as "october.xlsx, line 40". */
  readonly origin?: string | undefined;
}
