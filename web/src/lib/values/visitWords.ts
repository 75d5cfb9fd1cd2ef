import { formatMonthDay } from '../days/dates';
import type { VisitFieldsFragment } from './visit.generated';

/** Formats a visit: "Nov 2 with Kofi Mensah, test drive". */
export function formatVisit(visit: VisitFieldsFragment): string {
  return [
    `${formatMonthDay(visit.logDate)}${visit.salesperson ? ` with ${visit.salesperson.name}` : ''}`,
    ...listVisitResults(visit),
  ].join(', ');
}

function listVisitResults({ isTestDrive, isWriteUp, sold }: VisitFieldsFragment): string[] {
  const results = [isTestDrive && 'test drive', isWriteUp && 'write up', sold === 'YES' && 'sold'];
  return results.filter(result => result !== false);
}
