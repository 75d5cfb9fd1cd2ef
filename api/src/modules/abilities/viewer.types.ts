import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';

@ObjectType('ViewerCan', {
  description: 'What the viewer may do; the server refuses everything else (rules.md, People and rights).',
})
export class ViewerCanType {
  @Field(() => Boolean, { description: 'Record, amend, renumber and delete deals.' })
  recordDeals!: boolean;

  @Field(() => Boolean, { description: 'Type front and back gross.' })
  editGross!: boolean;

  @Field(() => Boolean, { description: 'Tick Updated? and Confirmed?.' })
  reviewDeals!: boolean;

  @Field(() => Boolean, { description: 'Set a month’s working days.' })
  editWorkingDays!: boolean;

  @Field(() => Boolean, { description: 'Set the goals of a month.' })
  setGoals!: boolean;

  @Field(() => Boolean, { description: 'Set a person’s vacation units.' })
  editVacationUnits!: boolean;

  @Field(() => Boolean, { description: 'Set a month’s pot of gold.' })
  editPot!: boolean;

  @Field(() => Boolean, { description: 'Close a month that is over.' })
  closeMonths!: boolean;

  @Field(() => Boolean, { description: 'Reopen a closed month.' })
  reopenMonths!: boolean;

  @Field(() => Boolean, { description: 'See the Managers page; set teams and active flags.' })
  manageEmployees!: boolean;

  @Field(() => Boolean, { description: 'Change positions (never one’s own).' })
  changePositions!: boolean;

  @Field(() => Boolean, { description: 'Read, make and revoke invites.' })
  manageInvites!: boolean;

  @Field(() => Boolean, { description: 'Compare gross with a file.' })
  compareFiles!: boolean;

  @Field(() => Boolean, { description: 'Import deals and people from a file.' })
  importFiles!: boolean;

  @Field(() => Boolean, { description: 'Delete comparisons and imports, with their files.' })
  deleteFiles!: boolean;

  @Field(() => Boolean, {
    description: 'Wait for turns of the up log: check in and out, take, skip and hold one’s own.',
  })
  takeTurns!: boolean;

  @Field(() => Boolean, { description: 'The same for others.' })
  manageTurns!: boolean;

  @Field(() => Boolean, { description: 'Pair, change and remove displays; set their message.' })
  manageDisplays!: boolean;

  @Field(() => Boolean, { description: 'Ask questions of one’s own in the playground, and keep them.' })
  explore!: boolean;

  @Field(() => Boolean, { description: 'Save, rename and delete the store’s views of lists.' })
  manageStoreViews!: boolean;

  @Field(() => Boolean, { description: 'See who took data along and who signed in.' })
  seeDataAccess!: boolean;

  @Field(() => Boolean, {
    description:
      'See what the new store still wants, and say that it is set up; nobody, once it is known to be.',
  })
  setUpStore!: boolean;

  @Field(() => Boolean, { description: 'See how the store is looked after, and back it up.' })
  seeHealth!: boolean;

  @Field(() => Boolean, { description: 'See and revoke everyone’s access tokens.' })
  manageAccessTokens!: boolean;
}

@ObjectType('Viewer', { description: 'Who asks: the signed-in person, as of this call.' })
export class ViewerType {
  @Field(() => Int, { description: 'The viewer’s employee id.' })
  id!: number;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'The work e-mail.' })
  email!: string;

  @Field(() => Int, { description: '0 to 6.' })
  position!: number;

  @Field(() => String, { description: 'The position in words.' })
  positionTitle!: string;

  @Field(() => Int, { nullable: true, description: 'Today’s team; null or 1 is none.' })
  team!: number | null;

  @Field(() => Boolean, {
    description: 'Whether an access token asks, with which nothing can be changed whatever its owner may do.',
  })
  isReadOnly!: boolean;

  @Field(() => ViewerCanType, { description: 'The viewer’s rights.' })
  can!: ViewerCanType;

  @Field(() => DayScalar, { description: 'Today at the store, whatever the viewer’s own clock says.' })
  today!: Day;
}
