import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { Day } from '../../../lib/days/dates';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import {
  AmendDealDocument,
  DeleteDealDocument,
  FreeDealNumbersDocument,
  RecordDealDocument,
  RenumberDealDocument,
} from '../deals.generated';
import { changesOf, inputOf } from '../draft/dealForm';
import { type DealDraft, type DraftField, FORM_ORDER, formFields } from '../draft/formFields';

/** What came of a save: it is done, and on which day it is listed; done but for the number; or refused with a sentence. */
export type Saved = { kind: 'saved'; logDay?: Day } | { kind: 'not-renumbered'; sentence: string } | Refused;

/** `isConflict`: someone else was first, to this number or to a field of this deal. `field` is absent where it is none's. */
type Refused = { kind: 'refused'; sentence: string; isConflict: boolean; field?: DraftField | undefined };

/** The deal as it was when the form was opened on it. */
type OpenedDeal = { number: number; version: number };

/** Whatever shows deals is read again after one was added, changed or deleted. */
const everyList = { refetchQueries: 'active' } as const;

/** Saves the form: a new deal whole, an existing one by what was changed, then, if it was changed, its number. */
export function useSaveDeal() {
  const client = useApolloClient();
  const [record] = useMutation(RecordDealDocument, everyList);
  const [amend] = useMutation(AmendDealDocument, everyList);
  const [renumber] = useMutation(RenumberDealDocument, everyList);
  const [remove] = useMutation(DeleteDealDocument, everyList);

  async function add(draft: DealDraft): Promise<Saved> {
    return attempt(async () => {
      const { data } = await record({ variables: { number: Number(draft.number), input: inputOf(draft) } });
      return data?.recordDeal.logDay;
    });
  }

  async function update(deal: OpenedDeal, draft: DealDraft, before: DealDraft): Promise<Saved> {
    const { number, version } = deal;
    const input = changesOf(draft, before);
    const amended: Saved =
      Object.keys(input).length > 0
        ? await attempt(async () => {
            const { data } = await amend({ variables: { number, version, input } });
            return data?.amendDeal.logDay;
          })
        : { kind: 'saved' };
    const newNumber = Number(draft.number);
    if (amended.kind !== 'saved' || newNumber === number) return amended;
    const renumbered = await attempt(
      async () => void (await renumber({ variables: { number, newNumber, version } })),
    );
    return renumbered.kind === 'refused'
      ? { kind: 'not-renumbered', sentence: renumbered.sentence }
      : amended;
  }

  async function erase({ number, version }: OpenedDeal): Promise<Saved> {
    return attempt(async () => void (await remove({ variables: { number, version } })));
  }

  /** The number that comes next after that of a deal just added; none when it cannot be told. */
  async function numberAfter(number: string): Promise<string | undefined> {
    try {
      const { data } = await client.query({
        query: FreeDealNumbersDocument,
        variables: { after: Number(number), count: 1 },
      });
      return data?.freeDealNumbers[0]?.toString();
    } catch {
      // It is an offer: whoever knows the number types it.
      return undefined;
    }
  }

  return { add, update, erase, numberAfter };
}

async function attempt(work: () => Promise<Day | undefined>): Promise<Saved> {
  try {
    const logDay = await work();
    return logDay === undefined ? { kind: 'saved' } : { kind: 'saved', logDay };
  } catch (error) {
    return {
      kind: 'refused',
      sentence: sentenceOf(error),
      isConflict: isConflict(error),
      field: rejectedField(error),
    };
  }
}

/** The field that the server names: in an extension, or at the beginning of its sentence. */
function rejectedField(error: unknown): DraftField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const [first] = error.errors;
  return FORM_ORDER.find(
    field => formFields[field].history === first?.extensions?.field || first?.message.startsWith(`${field} `),
  );
}

function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'CONFLICT';
}
