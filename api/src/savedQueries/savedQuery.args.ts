import { ArgsType, Field } from 'type-graphql';

@ArgsType()
export class SaveQueryArgs {
  @Field(() => String, { description: '1 to 80 characters; blanks around it are cut.' })
  name!: string;

  @Field(() => String, {
    description: 'The GraphQL document, at most 20,000 characters; a draft need not be valid.',
  })
  document!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The variables as a JSON object, at most 20,000 characters; blank is none.',
  })
  variables?: string | null;
}
