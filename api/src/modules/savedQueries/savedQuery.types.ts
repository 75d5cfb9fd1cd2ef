import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType('SavedQuery', {
  description:
    'A query that the viewer saved in the playground. Other users cannot see it (docs/adr/rights.md).',
})
export class SavedQueryType {
  @Field(() => Int, { description: 'The id of the saved query.' })
  id!: number;

  @Field(() => String, {
    description: 'The name, 1 to 80 characters, unique among the viewer’s saved queries.',
  })
  name!: string;

  @Field(() => String, { description: 'The GraphQL document as typed, at most 20,000 characters.' })
  document!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The variables as typed, normally a JSON object; null if there are none.',
  })
  variables!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'The time when the query was last saved.' })
  savedAt!: Date;
}

@ArgsType()
export class SaveQueryArgs {
  @Field(() => String, {
    description: 'The name, 1 to 80 characters; leading and trailing spaces are removed.',
  })
  name!: string;

  @Field(() => String, {
    description: 'The GraphQL document, at most 20,000 characters. Drafts may be invalid.',
  })
  document!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The variables as a JSON object, at most 20,000 characters; blank means none.',
  })
  variables?: string | null;
}
