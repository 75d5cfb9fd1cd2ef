import type { PotRaceQuery } from '../../../generated/potOfGold';

export type Race = PotRaceQuery['potRace'];
