import { ArgsType, Field } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import { type ViewedList, ViewedListEnum } from './savedView.types.ts';

const NAME_OPTIONS = { description: '1 to 60 characters; blanks around it are cut.' };

@ArgsType()
export class SaveViewArgs {
  @Field(() => ViewedListEnum, { description: 'The list it is a view of.' })
  list!: ViewedList;

  @Field(() => String, NAME_OPTIONS)
  name!: string;

  @Field(() => String, {
    description: 'The list’s address behind "?", at most 2,000 characters; its page is left out.',
  })
  search!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'For everyone; otherwise for the viewer alone.',
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
  @Field(() => Boolean, { description: 'false: the list opens as it begins.' })
  isFirst!: boolean;
}
