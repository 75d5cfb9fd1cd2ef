import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The lists that have views, by the names the database has for them. */
export const VIEWED_LISTS = ['HOG', 'ACTIVITY', 'UP_LOG_STATS', 'CHANGES'] as const;

export type ViewedList = (typeof VIEWED_LISTS)[number];

export const ViewedListEnum = Object.fromEntries(VIEWED_LISTS.map(list => [list, list])) as {
  [List in ViewedList]: List;
};

registerEnumType(ViewedListEnum, {
  name: 'ViewedList',
  description: 'A list whose filters can be saved as a view (views.md).',
  valuesConfig: {
    HOG: { description: 'Hog, /hog.' },
    ACTIVITY: { description: 'Activity, /activity.' },
    UP_LOG_STATS: { description: 'Up Log Stats, /uplogstats.' },
    CHANGES: { description: 'Changes, /changes.' },
  },
});

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
