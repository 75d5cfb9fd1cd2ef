import type { PotRaceQuery } from '../../../generated/graphql';

export type Race = PotRaceQuery['potRace'];
