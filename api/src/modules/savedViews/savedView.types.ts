import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { type ViewedList, viewedScreens } from '../../platform/screens.ts';

/** The lists that support views, from `screens.ts`. */
export const ViewedListEnum = defineEnum(
  'ViewedList',
  'A list with filters that can be saved as a view (views.md).',
  Object.fromEntries(
    Object.entries(viewedScreens).map(([list, { title, path }]) => [list, `${title}, ${path}.`]),
  ) as Readonly<Record<ViewedList, string>>,
);

export type { ViewedList };

export const VIEWED_LISTS = Object.keys(ViewedListEnum) as [ViewedList, ...ViewedList[]];

@ObjectType('SavedView', {
  description: 'A saved set of filters for a list, owned by the viewer or by the store (views.md).',
})
export class SavedViewType {
  @Field(() => Int, { description: 'The id of the view.' })
  id!: number;

  @Field(() => ViewedListEnum, { description: 'The list that the view filters.' })
  list!: ViewedList;

  @Field(() => String, {
    description: 'The name, 1 to 60 characters, unique among the owner’s views of this list.',
  })
  name!: string;

  @Field(() => String, {
    description:
      'The query string of the list’s URL, without "?" and the page number: filters, search and sort order. Empty for the default filters. The dates of a named period move with the calendar.',
  })
  search!: string;

  @Field(() => Boolean, { description: 'Whether everyone can use the view; false if only the viewer can.' })
  isForStore!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the list opens with this view for the viewer when its URL has no query string.',
  })
  isFirst!: boolean;
}
