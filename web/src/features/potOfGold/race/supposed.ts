/** What is supposed that someone delivers today, beside what is recorded. */
export type Supposed = { new: number; used: number };

/** By employee, in the order in which their lines were opened. */
export type WhatIf = ReadonlyMap<number, Supposed>;

export type Cars = keyof Supposed;

export const NOTHING: Supposed = { new: 0, used: 0 };

const MOST = 100;

/** The same with these units of someone; within what the server takes. */
export function suppose(whatIf: WhatIf, employeeId: number, cars: Cars, units: number): WhatIf {
  const before = whatIf.get(employeeId) ?? NOTHING;
  return new Map(whatIf).set(employeeId, { ...before, [cars]: Math.min(MOST, Math.max(0, units)) });
}

/** As it is asked of the server: without those of whom nothing is supposed. */
export const asked = (whatIf: WhatIf) =>
  [...whatIf]
    .filter(([, supposed]) => supposed.new > 0 || supposed.used > 0)
    .map(([employeeId, supposed]) => ({ employeeId, ...supposed }));

/** Units as people type them, by halves: "2", "1.5", "1,5", ".5"; undefined is none. */
export function typedUnits(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^(\d{1,3}(\.[05]?)?|\.[05])$/.test(typed)) return undefined;
  const units = Number(typed);
  return units <= MOST ? units : undefined;
}
