import type { MyDayQuery } from '../../../generated/graphql';

export type OwnMonth = NonNullable<MyDayQuery['myDay']['ownMonth']>;

export type StoreDay = NonNullable<MyDayQuery['myDay']['storeDay']>;
