import type { PotRaceQuery } from './potRace.generated';

export type Race = PotRaceQuery['potRace'];
