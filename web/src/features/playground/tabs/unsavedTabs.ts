import { openDraftTexts } from '../../../lib/mutations/drafts';

/** The key under which GraphiQL stores its tabs. */
export const TABS_KEY = 'graphiql:tabState';

export const TABS_RECOVERABLE_KEY = 'allOffered';

/** Returns whether a person's tabs contain a query that the playground's menu does not contain. */
export function hasUnsavedTabs(personId: number): boolean {
  const texts = openDraftTexts('playground', personId);
  return texts.find(TABS_KEY) !== null && texts.find(TABS_RECOVERABLE_KEY) === null;
}
