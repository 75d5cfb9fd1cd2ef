import { accessTokenHistory } from '../../accessTokens/accessToken.history.ts';
import { dealFields } from '../../deals/deal.fields.ts';
import { RECORDED_FIELDS } from '../../deals/deal.history.ts';
import { displayHistory, messageHistory } from '../../displays/display.history.ts';
import { employeeHistory } from '../../employees/employee.history.ts';
import { goalHistory } from '../../goals/goal.history.ts';
import type { RecordedField, RecordedNoun } from '../../history/recordedNoun.ts';
import { inviteHistory } from '../../invites/invite.history.ts';
import { inCapitals } from '../../rules/text/graphqlNames.ts';
import {
  monthHistory,
  potHistory,
  toDoDaysHistory,
  vacationHistory,
  workingDaysHistory,
} from '../../settings/settings.history.ts';
import { fileHistory } from '../../sheets/sheet.history.ts';
import { upLinkHistory } from '../../uplogs/links/upLinks.history.ts';
import { upTurnHistory } from '../../uplogs/turns/turns.history.ts';
import { isSignedIn } from '../../viewer/policy.ts';
import { accessHistory } from './accesses.ts';

export const DEAL = 'deal';

/** Whatever has a history, in the order in which a choice offers it. */
export const recordedNouns = [
  { name: DEAL, description: 'A deal.', right: isSignedIn, fields: dealFields },
  workingDaysHistory,
  vacationHistory,
  potHistory,
  goalHistory,
  toDoDaysHistory,
  monthHistory,
  employeeHistory,
  inviteHistory,
  accessTokenHistory,
  displayHistory,
  messageHistory,
  accessHistory,
  fileHistory,
  upLinkHistory,
  upTurnHistory,
] as const satisfies readonly RecordedNoun[];

export type ChangeKind = (typeof recordedNouns)[number]['name'];

/** A field of a noun, in one text: a deal's stands alone, as in `DealField`, any other behind its noun, as in `pot.total`. */
export type NounField = string;

export const nounField = (kind: ChangeKind, field: string): NounField =>
  kind === DEAL ? field : `${kind}.${field}`;

/** Such a field in its parts. */
export function partsOf(field: NounField): { readonly kind: ChangeKind; readonly field: string } {
  const [first = '', rest] = field.split('.');
  return rest === undefined ? { kind: DEAL, field: first } : { kind: first as ChangeKind, field: rest };
}

/** What GraphQL calls the kinds. */
export const CHANGE_KINDS = Object.fromEntries(
  recordedNouns.map(({ name }) => [inCapitals(name), name]),
) as Readonly<Record<string, ChangeKind>>;

/** What GraphQL calls the fields: a deal's as in `DealField`, any other behind its noun. */
export const NOUN_FIELDS: Readonly<Record<string, NounField>> = {
  ...RECORDED_FIELDS,
  ...Object.fromEntries(
    recordedNouns
      .filter(({ name }) => name !== DEAL)
      .flatMap(({ name, fields }) =>
        Object.keys(fields).map(field => [
          `${inCapitals(name)}_${inCapitals(field)}`,
          nounField(name, field),
        ]),
      ),
  ),
};

const fieldsOf = (kind: ChangeKind): Readonly<Record<string, RecordedField>> =>
  recordedNouns.find(({ name }) => name === kind)?.fields ?? {};

/** What a field is: of which kind, and what it says. */
export function recordedField(named: NounField): RecordedField | undefined {
  const { kind, field } = partsOf(named);
  return fieldsOf(kind)[field];
}
