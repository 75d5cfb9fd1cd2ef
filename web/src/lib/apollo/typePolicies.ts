import type { TypePolicies } from '@apollo/client';

/** An entity that the cache stores once under its id, so that a change reaches every screen. */
const ENTITY = {};
/**
 * The id belongs to another entity, and the fields differ between queries. The object is cached only within
 * the result of its query.
 */
const NOT_NORMALIZED = { keyFields: false } as const;

/**
 * The cache keys of every GraphQL type that has an `id`, and of types with another key.
 * `typePolicies.test.ts` fails if a type is missing.
 */
export const typePolicies = {
  AccessToken: ENTITY,
  // A former name of a person, with the id of the person.
  ChangedPerson: NOT_NORMALIZED,
  ClosedMonth: ENTITY,
  Closing: ENTITY,
  Comparison: ENTITY,
  ComparisonAct: ENTITY,
  ComparisonSummary: ENTITY,
  Deal: { keyFields: ['number'] },
  Deletion: ENTITY,
  Display: ENTITY,
  Employee: ENTITY,
  Import: ENTITY,
  Invite: ENTITY,
  // A position on one leaderboard, with the id of the person or team.
  LeaderboardRow: NOT_NORMALIZED,
  LoggedUp: ENTITY,
  // Figures of one month and the person's name in that month, with the id of the person.
  PersonFigures: NOT_NORMALIZED,
  Position: ENTITY,
  RecordedChange: ENTITY,
  // A person with today's team. Figures of the person are cached separately.
  ReportedPerson: ENTITY,
  ReportSubscription: ENTITY,
  ReportView: ENTITY,
  SavedQuery: ENTITY,
  SavedView: ENTITY,
  Sheet: ENTITY,
  Team: ENTITY,
  // A new up has its key before it has an id.
  Up: { keyFields: ['key'] },
  // The id is null while the log has no ups.
  UpLog: { keyFields: ['day'] },
  Viewer: ENTITY,
} satisfies TypePolicies;
