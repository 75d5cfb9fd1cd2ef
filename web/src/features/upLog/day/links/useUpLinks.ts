import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { useToast } from '../../../../components/feedback/Toast';
import { toErrorMessage } from '../../../../lib/apollo/errors';
import type { Day } from '../../../../lib/days/dates';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import type { UpFieldsFragment } from '../../upLog.generated';
import type { UpField } from '../upSaves';
import type { UpEdits } from '../useUpEdits';
import { type LinkRequest, type LinkVariables, planLink } from './planLink';
import {
  LinkDealDocument,
  LinkVisitBeforeDocument,
  UpLinksDocument,
  type UpLinksFieldsFragment,
} from './upLinks.generated';

/** Link that was made on this page and can be undone. */
type NewLink = { message: string; undo: () => void };

/** Links of the ups of a day, by the keys of their rows (up-log.md, Linked deal). */
export type UpLinks = {
  get: (key: string) => UpLinksFieldsFragment | undefined;
  getNewLink: (key: string) => NewLink | undefined;
  /** Links a row. Resolves to the reason if the link was rejected. */
  link: (key: string, request: LinkRequest) => Promise<string | undefined>;
  /** Links a row. A message shows the reason if the link was rejected. */
  linkOrNotify: (key: string, request: LinkRequest) => void;
};

export function useUpLinks(day: Day, rows: readonly UpFieldsFragment[], edits: UpEdits): UpLinks {
  const { data, refetch } = useLiveQuery(UpLinksDocument, {
    variables: { day },
    days: { start: day, end: day },
  });
  const [linkDeal] = useMutation(LinkDealDocument);
  const [linkVisitBefore] = useMutation(LinkVisitBeforeDocument);
  const [newLinks, setNewLinks] = useState<ReadonlyMap<string, NewLink>>(new Map());
  const showToast = useToast();

  /** Sends a link. Returns the reason if it was rejected. */
  const sendLink = useCallback(
    async (upId: number, link: LinkVariables): Promise<string | undefined> => {
      try {
        await ('dealNumber' in link
          ? linkDeal({ variables: { upId, ...link } })
          : linkVisitBefore({ variables: { upId, ...link } }));
      } catch (error) {
        return `Couldn’t change the link. ${toErrorMessage(error)}`;
      }
      await refetch().catch(() => undefined);
      return undefined;
    },
    [linkDeal, linkVisitBefore, refetch],
  );

  return useMemo(() => {
    const byKey = new Map(data?.upLinks.map(links => [links.up.key, links]));
    const notify = (reason: string | undefined) => reason && showToast(reason, 'error');
    const setNewLink = (key: string, link?: NewLink) =>
      setNewLinks(
        current => new Map([...current].filter(([other]) => other !== key).concat(link ? [[key, link]] : [])),
      );

    async function link(key: string, request: LinkRequest): Promise<string | undefined> {
      const up = rows.find(row => row.key === key);
      if (!up) return undefined;
      const { id } = up;
      const plan = planLink(request, byKey.get(key), up);
      const save = (field: UpField, value: string | null | undefined) =>
        value === undefined ? undefined : void edits.save({ row: id, field }, value as never);

      async function undo(): Promise<void> {
        save('customerName', plan.name?.undo);
        const reason = await sendLink(id, plan.undo);
        if (reason) return void notify(reason);
        setNewLink(key);
        save('upType', plan.typeBefore);
      }

      save('customerName', plan.name?.save);
      const reason = await sendLink(id, plan.link);
      if (!reason) setNewLink(key, { message: plan.message, undo: () => void undo() });
      return reason;
    }

    return {
      get: key => byKey.get(key),
      getNewLink: key => newLinks.get(key),
      link,
      linkOrNotify: (key, request) => void link(key, request).then(notify),
    };
  }, [data, newLinks, rows, edits, sendLink, showToast]);
}
