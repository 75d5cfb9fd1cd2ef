import {
  type DealFieldsFragment,
  useAmendDealMutation,
  useDeleteDealMutation,
  useRecordDealMutation,
  useRenumberDealMutation,
} from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import { changesOf, type DealDraft, inputOf } from './dealForm';

/** What came of a save: it is done, done but for the number, or refused with a sentence. */
export type Saved =
  | { kind: 'saved' }
  | { kind: 'not-renumbered'; sentence: string }
  | { kind: 'refused'; sentence: string };

const SAVED: Saved = { kind: 'saved' };

/** Whatever shows deals is read again after one was added, changed or deleted. */
const everyList = { refetchQueries: 'active' } as const;

/** Saves the form: a new deal whole, an existing one by what was changed, then, if it was changed, its number. */
export function useSaveDeal() {
  const [record] = useRecordDealMutation(everyList);
  const [amend] = useAmendDealMutation(everyList);
  const [renumber] = useRenumberDealMutation(everyList);
  const [remove] = useDeleteDealMutation(everyList);

  async function add(draft: DealDraft): Promise<Saved> {
    return attempt(() => record({ variables: { number: Number(draft.number), input: inputOf(draft) } }));
  }

  async function update(deal: DealFieldsFragment, draft: DealDraft, before: DealDraft): Promise<Saved> {
    const { number, version } = deal;
    const input = changesOf(draft, before);
    const amended =
      Object.keys(input).length > 0
        ? await attempt(() => amend({ variables: { number, version, input } }))
        : SAVED;
    const newNumber = Number(draft.number);
    if (amended.kind !== 'saved' || newNumber === number) return amended;
    const renumbered = await attempt(() => renumber({ variables: { number, newNumber } }));
    return renumbered.kind === 'refused'
      ? { kind: 'not-renumbered', sentence: renumbered.sentence }
      : renumbered;
  }

  async function erase({ number }: DealFieldsFragment): Promise<Saved> {
    return attempt(() => remove({ variables: { number } }));
  }

  return { add, update, erase };
}

async function attempt(work: () => Promise<unknown>): Promise<Saved> {
  try {
    await work();
    return SAVED;
  } catch (error) {
    return { kind: 'refused', sentence: sentenceOf(error) };
  }
}
