import type { Day } from '../../../lib/days/dates';
import type { PlaygroundQuery } from '../queryLink';

/** A built-in query of the menu. Its dates are relative to the store's current day when it is opened. */
export type BuiltInQuery = {
  name: string;
  /** The purpose of the query, in one sentence. */
  description: string;
  document: string;
  buildVariables: (today: Day) => Record<string, unknown>;
};

/** Returns a built-in query in the form that the editors use. */
export const toPlaygroundQuery = ({ document, buildVariables }: BuiltInQuery, today: Day): PlaygroundQuery => ({
  document,
  variables: JSON.stringify(buildVariables(today), null, 2),
});
