import { z } from 'zod';
import { filledLine, requiredChoice, text } from '../platform/input/fields.ts';
import { VIEWED_LISTS } from './view.types.ts';

const LONGEST_NAME = 60;
const LONGEST_SEARCH = 2_000;

/** A view's name; blanks around it are cut. */
export const viewName = filledLine(LONGEST_NAME);

/** What is sent to save a view. The list passes over what it does not know of a search, as of any address. */
export const viewToSave = z.object({
  list: requiredChoice(VIEWED_LISTS),
  name: viewName,
  search: text(LONGEST_SEARCH).transform(withoutPage).pipe(text(LONGEST_SEARCH)),
  isForStore: z.boolean('must be true or false'),
});

export type ViewToSave = z.output<typeof viewToSave>;

/** A view is a list from its beginning: which page someone was on is none of it. */
function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}
