import { ArgsType, Field } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import { type ViewedList, ViewedListEnum } from './savedView.types.ts';

const NAME_OPTIONS = {
  description: 'The name, 1 to 60 characters; leading and trailing spaces are removed.',
};

@ArgsType()
export class SaveViewArgs {
  @Field(() => ViewedListEnum, { description: 'The list that the view filters.' })
  list!: ViewedList;

  @Field(() => String, NAME_OPTIONS)
  name!: string;

  @Field(() => String, {
    description:
      'The query string of the list’s URL, without "?", at most 2,000 characters; the page number is removed.',
  })
  search!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the view is for everyone. If false, only the viewer can use it.',
  })
  isForStore!: boolean;
}

@ArgsType()
export class RenameViewArgs extends IdArgs {
  @Field(() => String, NAME_OPTIONS)
  name!: string;
}

@ArgsType()
export class OpenViewFirstArgs extends IdArgs {
  @Field(() => Boolean, {
    description:
      'Whether the list opens with this view. If false, the list opens with its default filters again.',
  })
  isFirst!: boolean;
}
