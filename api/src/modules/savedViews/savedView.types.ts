import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { type ViewedList, viewedScreens } from '../../platform/screens.ts';

/** The lists that support views, from `screens.ts`. */
export const ViewedListEnum = defineEnum(
  'ViewedList',
  'A list whose filters can be saved as a view (views.md).',
  Object.fromEntries(
    Object.entries(viewedScreens).map(([list, { title, path }]) => [list, `${title}, ${path}.`]),
  ) as Readonly<Record<ViewedList, string>>,
);

export type { ViewedList };

export const VIEWED_LISTS = Object.keys(ViewedListEnum) as [ViewedList, ...ViewedList[]];

@ObjectType('SavedView', {
  description: 'A filter of a list by name: the viewer’s own, or the store’s (views.md).',
})
export class SavedViewType {
  @Field(() => Int, { description: 'The view’s key.' })
  id!: number;

  @Field(() => ViewedListEnum, { description: 'The list it is a view of.' })
  list!: ViewedList;

  @Field(() => String, {
    description: '1 to 60 characters, unique among the viewer’s own, or the store’s, of this list.',
  })
  name!: string;

  @Field(() => String, {
    description:
      'What stands in the list’s address behind "?", without its page: filters, search and sort. Empty is the list as it begins. A period by its name moves with the days.',
  })
  search!: string;

  @Field(() => Boolean, { description: 'Whether everyone has it; false for the viewer’s own.' })
  isForStore!: boolean;

  @Field(() => Boolean, { description: 'Whether it opens for the viewer where an address asks for nothing.' })
  isFirst!: boolean;
}
