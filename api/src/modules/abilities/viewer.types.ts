import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';

@ObjectType('ViewerCan', {
  description: 'The viewer’s rights. The server rejects all other actions (rules.md, People and rights).',
})
export class ViewerCanType {
  @Field(() => Boolean, { description: 'Whether the viewer may create, update, renumber and delete deals.' })
  recordDeals!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may enter front and back gross.' })
  editGross!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may check the Updated? and Confirmed? boxes.' })
  reviewDeals!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may set the working days for a month.' })
  editWorkingDays!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may set the goals for a month.' })
  setGoals!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may set an employee’s vacation units.' })
  editVacationUnits!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may set the pot of gold for a month.' })
  editPot!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may close a month that is over.' })
  closeMonths!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may reopen a closed month.' })
  reopenMonths!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may see the Managers page and set teams and active flags.',
  })
  manageEmployees!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may change the positions of other employees.' })
  changePositions!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may see, create and revoke invites.' })
  manageInvites!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may compare gross with a file.' })
  compareFiles!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may import deals and people from a file.' })
  importFiles!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may delete comparisons and imports, along with their files.',
  })
  deleteFiles!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may join the up rotation: check in and out, take ups, skip and go on hold.',
  })
  takeTurns!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may change the up rotation for other employees.' })
  manageTurns!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may pair, change and remove displays, and set the message that they show.',
  })
  manageDisplays!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may run queries in the playground and save them.',
  })
  explore!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may save, rename and delete the store’s saved views.',
  })
  manageStoreViews!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may see who exported data and who signed in.' })
  seeDataAccess!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may see a new store’s remaining setup steps and mark the setup as complete. False for everyone once the setup is complete.',
  })
  setUpStore!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may see Health and back up the store.' })
  seeHealth!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may see and revoke everyone’s access tokens.',
  })
  manageAccessTokens!: boolean;
}

@ObjectType('Viewer', {
  description:
    'The signed-in person who sent the request. All fields are current at the time of the request.',
})
export class ViewerType {
  @Field(() => Int, { description: 'The viewer’s employee id.' })
  id!: number;

  @Field(() => String, { description: 'The viewer’s full name.' })
  name!: string;

  @Field(() => String, { description: 'The viewer’s work email.' })
  email!: string;

  @Field(() => Int, { description: 'The viewer’s position, 0 to 6.' })
  position!: number;

  @Field(() => String, { description: 'The title of the viewer’s position, such as "sales manager".' })
  positionTitle!: string;

  @Field(() => Int, { nullable: true, description: 'The viewer’s current team; null or 1 means no team.' })
  team!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether the request uses an access token. Such a request can only read data, even if the viewer has more rights.',
  })
  isReadOnly!: boolean;

  @Field(() => ViewerCanType, { description: 'The viewer’s rights.' })
  can!: ViewerCanType;

  @Field(() => DayScalar, {
    description: 'Today’s date in store time, regardless of the clock on the viewer’s device.',
  })
  today!: Day;
}
