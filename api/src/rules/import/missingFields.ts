import type { ClassifiedLine, ParsedLine } from './outcomes.ts';

type FieldValues = ParsedLine['fieldValues'];

interface MissingField {
  readonly title: string;
  /** The consequence of the missing field for the figures. */
  readonly consequence: string;
  readonly isMissing: (values: FieldValues) => boolean;
}

const isDead = ({ dealStatus }: FieldValues) => dealStatus === 'DEAD';
const isPending = ({ deliveryStatus }: FieldValues) => deliveryStatus === 'TBA' || deliveryStatus === 'OAC';

/**
 * The fields without which a deal is not counted in the figures (rules.md, A deal). The field with the worst
 * consequence is first.
 */
const MISSING_FIELDS: readonly MissingField[] = [
  {
    title: 'no delivery date',
    consequence: 'a deal without a delivery date doesn’t count in any figure',
    isMissing: values => values.deliveryDate === undefined && !isDead(values) && !isPending(values),
  },
  {
    title: 'no delivery status',
    consequence: 'a deal that isn’t DEL doesn’t count in any figure',
    isMissing: values => values.deliveryStatus === undefined && !isDead(values),
  },
  {
    title: 'no salesperson',
    consequence: 'the store gets the unit, but no one gets credit',
    isMissing: values => values.closerId === undefined && values.additionalId === undefined,
  },
  {
    title: 'no car type',
    consequence: 'the unit counts in totals only, not as new or used',
    isMissing: values => values.carType === undefined,
  },
  {
    title: 'no front or back gross',
    consequence: 'gross totals don’t include a deal until its gross is entered',
    isMissing: values => values.frontGross === undefined && values.backGross === undefined,
  },
];

/**
 * Describes the fields that the new deals of an import miss, one sentence for each (import.md, Missing
 * fields).
 */
export function describeMissingFields(lines: readonly ClassifiedLine[]): string[] {
  const deals = lines.filter(({ outcome }) => outcome === 'NEW');
  return MISSING_FIELDS.flatMap(({ title, consequence, isMissing }) => {
    const count = deals.filter(({ fieldValues: values }) => isMissing(values)).length;
    return count === 0 ? [] : [`${formatShare(count, deals.length)} ${title}: ${consequence}.`];
  });
}

function formatShare(count: number, all: number): string {
  const have = count === 1 ? 'has' : 'have';
  if (all === 1) return 'The deal has';
  return count === all ? `All ${all} deals have` : `${count} of ${all} deals ${have}`;
}
