import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType('SavedQuery', {
  description: 'A query that the viewer keeps in the playground; nobody else sees it (docs/adr/rights.md).',
})
export class SavedQueryType {
  @Field(() => Int, { description: 'The saved query’s key.' })
  id!: number;

  @Field(() => String, { description: '1 to 80 characters, unique among the viewer’s own.' })
  name!: string;

  @Field(() => String, { description: 'The GraphQL document as typed, at most 20,000 characters.' })
  document!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The variables as typed, meant to be a JSON object; null is none.',
  })
  variables!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was last saved.' })
  savedAt!: Date;
}

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
