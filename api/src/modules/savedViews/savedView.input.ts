import { z } from 'zod';
import { filledLine, requiredChoice, text } from '../../platform/input/fields.ts';
import { VIEWED_LISTS } from './savedView.types.ts';

const MAX_NAME_LENGTH = 60;
const MAX_SEARCH_LENGTH = 2_000;

/** Parses a view's name, without the blanks around it. */
export const viewNameSchema = filledLine(MAX_NAME_LENGTH);

/**
 * Parses the form that saves a view. The list ignores unknown parameters of the stored search, as it does for
 * any URL.
 */
export const saveViewForm = z.object({
  list: requiredChoice(VIEWED_LISTS),
  name: viewNameSchema,
  search: text(MAX_SEARCH_LENGTH).transform(removePage).pipe(text(MAX_SEARCH_LENGTH)),
  isForStore: z.boolean('must be true or false'),
});

export type SaveViewForm = z.output<typeof saveViewForm>;

/** Removes the page number from a search, because a view shows a list from its beginning. */
function removePage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}
