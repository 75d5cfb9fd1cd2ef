import type { MyDayQuery } from './myDay.generated';

export type OwnMonthData = NonNullable<MyDayQuery['myDay']['ownMonth']>;

export type StoreDayData = NonNullable<MyDayQuery['myDay']['storeDay']>;
