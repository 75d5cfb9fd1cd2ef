import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { Decision } from '../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import type { MatchedBy } from '../../rules/compare/match.ts';
import type { ComparisonActionKind } from './comparison.statements.ts';

export const ComparedAmountEnum = defineEnum('ComparedAmount', 'A gross amount that is compared.', {
  frontGross: 'Front gross.',
  backGross: 'Back gross.',
  totalGross: 'Front plus back gross.',
} satisfies Record<ComparedAmount, string>);

export const ComparedGroupEnum = defineEnum('ComparedGroup', 'The group of a line in a comparison.', {
  EQUAL: 'A row of the file and its deal have the same amounts.',
  DIFFERS: 'A row of the file and its deal have different amounts.',
  ONLY_FILE: 'A row of the file has no deal.',
  ONLY_HERE: 'A deal is not in the file.',
  UNREADABLE:
    'A row of the file does not identify a deal, or has an amount that cannot be read. If the row has a deal, the line includes it.',
} satisfies Record<ComparedGroup, string>);

export const MatchedByEnum = defineEnum('MatchedBy', 'How a row of the file and a deal were matched.', {
  NUMBER: 'Matched by deal number.',
  STOCK: 'Matched by stock number.',
  PERSON: 'Matched by a user.',
} satisfies Record<MatchedBy, string>);

export const DecisionEnum = defineEnum('ComparisonDecision', 'The decision about an amount.', {
  TAKEN: 'The file’s amount is used.',
  KEPT: 'Salesfloor’s amount is kept.',
} satisfies Record<Decision, string>);

export const ComparisonActionKindEnum = defineEnum(
  'ComparisonActKind',
  'The kind of action on the lines of a comparison.',
  {
    TAKE: 'The file’s amounts were written to the deals.',
    KEEP: 'Salesfloor’s amounts were kept, with an optional note.',
    HAND_ON: 'The lines were assigned to the employees who enter gross, with a note. They stay unresolved.',
    CONFIRM: 'The Confirmed? box was checked on the deals.',
    MATCH: 'A row of the file was matched with a deal.',
  } satisfies Record<ComparisonActionKind, string>,
);
