import type { TypePolicies } from '@apollo/client';

/** One thing wherever its id is asked for: the cache has it once, and what changes it changes it on every screen. */
const THING = {};
/** Its id is of someone or something else, of which every answer says something else: it belongs to its answer alone. */
const KEYLESS = { keyFields: false } as const;

/** Every GraphQL type that has an `id`, and what is known by another field. `identities.test.ts` names a type that is missing. */
export const identities = {
  AccessToken: THING,
  // A name of then, by the id of the person.
  ChangedPerson: KEYLESS,
  ClosedMonth: THING,
  Closing: THING,
  Comparison: THING,
  ComparisonAct: THING,
  ComparisonSummary: THING,
  Deal: { keyFields: ['number'] },
  Deletion: THING,
  Display: THING,
  Employee: THING,
  Import: THING,
  Invite: THING,
  // A place on one board, by the id of the person or of the team.
  LeaderboardRow: KEYLESS,
  LoggedUp: THING,
  // Figures and a name of one month, by the id of the person.
  PersonFigures: KEYLESS,
  Position: THING,
  RecordedChange: THING,
  // A person with today's team: figures stand beside it, not in it.
  ReportedPerson: THING,
  ReportSubscription: THING,
  ReportView: THING,
  SavedQuery: THING,
  SavedView: THING,
  Sheet: THING,
  Team: THING,
  // A new up has its key before it has an id.
  Up: { keyFields: ['key'] },
  // Its id is null while it has no ups.
  UpLog: { keyFields: ['day'] },
  Viewer: THING,
} satisfies TypePolicies;
