import type { Day } from '../../../lib/days/dates';
import type { TypedQuery } from '../queryLink';

/** A query that the menu offers. Its days are counted from the store's today when it is opened. */
export type Question = {
  name: string;
  /** What it answers, in a sentence. */
  sentence: string;
  document: string;
  variablesOn: (today: Day) => Record<string, unknown>;
};

/** A question as it is put into the editors. */
export const typedOf = ({ document, variablesOn }: Question, today: Day): TypedQuery => ({
  document,
  variables: JSON.stringify(variablesOn(today), null, 2),
});
