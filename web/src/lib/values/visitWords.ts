import { dayOfYear } from '../days/dates';
import type { VisitFieldsFragment } from './visit.generated';

/** A visit as people speak of it: "Nov 2 with Kofi Mensah, test drive". */
export function visitWords(visit: VisitFieldsFragment): string {
  return [
    `${dayOfYear(visit.logDate)}${visit.salesperson ? ` with ${visit.salesperson.name}` : ''}`,
    ...cameOf(visit),
  ].join(', ');
}

function cameOf({ isTestDrive, isWriteUp, sold }: VisitFieldsFragment): string[] {
  const came = [isTestDrive && 'test drive', isWriteUp && 'write up', sold === 'YES' && 'sold'];
  return came.filter(each => each !== false);
}
