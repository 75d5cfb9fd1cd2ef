import type { PotRaceQuery } from './potRace.generated';

/** Units that a person is assumed to deliver today in addition to the recorded ones. */
export type WhatIfUnits = { new: number; used: number };

/** Assumed units by employee id, in the order in which their rows were opened. */
export type WhatIf = ReadonlyMap<number, WhatIfUnits>;

export type WhatIfCarType = keyof WhatIfUnits;

export const NO_UNITS: WhatIfUnits = { new: 0, used: 0 };

const MAX_UNITS = 100;

/** Returns a copy with other units for an employee, limited to the range that the server accepts. */
export function setWhatIfUnits(
  whatIf: WhatIf,
  employeeId: number,
  carType: WhatIfCarType,
  units: number,
): WhatIf {
  const current = whatIf.get(employeeId) ?? NO_UNITS;
  return new Map(whatIf).set(employeeId, { ...current, [carType]: Math.min(MAX_UNITS, Math.max(0, units)) });
}

/** Returns the query variable, without employees who have no units. */
export const toWhatIfVariable = (whatIf: WhatIf) =>
  [...whatIf]
    .filter(([, whatIfUnits]) => whatIfUnits.new > 0 || whatIfUnits.used > 0)
    .map(([employeeId, whatIfUnits]) => ({ employeeId, ...whatIfUnits }));

/** Parses typed units in halves: "2", "1.5", "1,5", ".5". Returns undefined for any other text. */
export function parseUnits(text: string): number | undefined {
  const normalizedText = text.trim().replace(',', '.');
  if (!/^(\d{1,3}(\.[05]?)?|\.[05])$/.test(normalizedText)) return undefined;
  const units = Number(normalizedText);
  return units <= MAX_UNITS ? units : undefined;
}

export type PotRaceData = PotRaceQuery['potRace'];
