import { openDraftTexts } from '../../../lib/mutations/drafts';

/** Under which GraphiQL keeps its tabs. */
export const TABS = 'graphiql:tabState';

export const ALL_OFFERED = 'allOffered';

/** Whether a person's tabs hold something that the playground's menu does not offer. */
export function hasTypedTabs(personId: number): boolean {
  const texts = openDraftTexts('playground', personId);
  return texts.find(TABS) !== null && texts.find(ALL_OFFERED) === null;
}
