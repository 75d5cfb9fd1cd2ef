import type { MyDayQuery } from './myDay.generated';

export type OwnMonth = NonNullable<MyDayQuery['myDay']['ownMonth']>;

export type StoreDay = NonNullable<MyDayQuery['myDay']['storeDay']>;
