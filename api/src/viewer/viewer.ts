import type { Position } from '../rules/people/positions.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { Versions } from '../topics.ts';

/** The signed-in person of a call, as of this very call. */
export interface Viewer {
  readonly employeeId: number;
  /** 0 for an access token: it opens no session. */
  readonly sessionId: number;
  /** The call came with an access token, which reads what its owner may read and changes nothing. */
  readonly isReadOnly: boolean;
  /** What that access token is called. */
  readonly accessToken?: string;
  readonly name: string;
  readonly email: string;
  readonly position: Position;
  /** Null or 1: no team. */
  readonly team: TeamId | null;
}

/** Who reads where nobody is signed in, with the rights of a position; changes nothing. */
export const nobodyAs = (position: Position): Viewer => ({
  employeeId: 0,
  sessionId: 0,
  isReadOnly: true,
  name: '',
  email: '',
  position,
  team: null,
});

/** The viewer of a call, with what the same query of the database returned. */
export interface Caller extends Viewer {
  readonly versions: Versions;
}
