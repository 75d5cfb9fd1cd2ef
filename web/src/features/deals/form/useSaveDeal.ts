import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  type DealDraft,
  type DraftField,
  FORM_ORDER,
  formFields,
} from '../../../components/deals/dealFormFields';
import { toErrorMessage } from '../../../lib/apollo/errors';
import type { Day } from '../../../lib/days/dates';
import {
  CreateDealDocument,
  DeleteDealDocument,
  FreeDealNumbersDocument,
  RenumberDealDocument,
  UpdateDealDocument,
} from '../deals.generated';
import { toDealChanges, toDealInput } from '../draft/dealDraft';

/**
 * Result of a save. The deal was saved with its log day, was saved without the new number, or was rejected
 * with a message.
 */
export type SaveDealResult =
  | { kind: 'saved'; logDay?: Day }
  | { kind: 'not-renumbered'; message: string }
  | DealRejection;

/**
 * `isConflict` means that another user has taken the number or changed a field of this deal. `field` is
 * undefined if the error does not refer to a single field.
 */
type DealRejection = {
  kind: 'rejected';
  message: string;
  isConflict: boolean;
  field?: DraftField | undefined;
};

/** The deal as it was when the form was opened. */
type OpenedDeal = { number: number; version: number };

/** Refetches all queries on the screen after a deal was added, changed or deleted. */
const refetchActiveQueries = { refetchQueries: 'active' } as const;

/**
 * Returns functions that save a deal. Adding a deal sends all fields. Updating a deal sends the changed
 * fields first, then a changed number.
 */
export function useSaveDeal() {
  const client = useApolloClient();
  const [sendCreate] = useMutation(CreateDealDocument, refetchActiveQueries);
  const [sendUpdate] = useMutation(UpdateDealDocument, refetchActiveQueries);
  const [sendRenumber] = useMutation(RenumberDealDocument, refetchActiveQueries);
  const [sendDelete] = useMutation(DeleteDealDocument, refetchActiveQueries);

  async function add(draft: DealDraft): Promise<SaveDealResult> {
    return toSaveResult(async () => {
      const { data } = await sendCreate({
        variables: { number: Number(draft.number), input: toDealInput(draft) },
      });
      return data?.recordDeal.logDay;
    });
  }

  async function update(deal: OpenedDeal, draft: DealDraft, baseDraft: DealDraft): Promise<SaveDealResult> {
    const { number, version } = deal;
    const input = toDealChanges(draft, baseDraft);
    const updateResult: SaveDealResult =
      Object.keys(input).length > 0
        ? await toSaveResult(async () => {
            const { data } = await sendUpdate({ variables: { number, version, input } });
            return data?.amendDeal.logDay;
          })
        : { kind: 'saved' };
    const newNumber = Number(draft.number);
    if (updateResult.kind !== 'saved' || newNumber === number) return updateResult;
    const renumberResult = await toSaveResult(
      async () => void (await sendRenumber({ variables: { number, newNumber, version } })),
    );
    return renumberResult.kind === 'rejected'
      ? { kind: 'not-renumbered', message: renumberResult.message }
      : updateResult;
  }

  async function deleteDeal({ number, version }: OpenedDeal): Promise<SaveDealResult> {
    return toSaveResult(async () => void (await sendDelete({ variables: { number, version } })));
  }

  /**
   * Returns the next free number after the number of an added deal. Returns undefined if the number cannot be
   * loaded.
   */
  async function findNextNumber(number: string): Promise<string | undefined> {
    try {
      const { data } = await client.query({
        query: FreeDealNumbersDocument,
        variables: { after: Number(number), count: 1 },
      });
      return data?.freeDealNumbers[0]?.toString();
    } catch {
      // The number is only a suggestion; the user can type one.
      return undefined;
    }
  }

  return { add, update, deleteDeal, findNextNumber };
}

async function toSaveResult(task: () => Promise<Day | undefined>): Promise<SaveDealResult> {
  try {
    const logDay = await task();
    return logDay === undefined ? { kind: 'saved' } : { kind: 'saved', logDay };
  } catch (error) {
    return {
      kind: 'rejected',
      message: toErrorMessage(error),
      isConflict: isConflict(error),
      field: findRejectedField(error),
    };
  }
}

/**
 * Returns the field to which an error refers. Reads the field from an extension of the error or from the
 * start of its message.
 */
function findRejectedField(error: unknown): DraftField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const [first] = error.errors;
  return FORM_ORDER.find(
    field =>
      formFields[field].historyField === first?.extensions?.field || first?.message.startsWith(`${field} `),
  );
}

function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'CONFLICT';
}
