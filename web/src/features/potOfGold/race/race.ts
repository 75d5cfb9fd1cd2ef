import type { PotRaceQuery } from './potRace.generated';

export type PotRaceData = PotRaceQuery['potRace'];
