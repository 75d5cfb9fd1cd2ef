import type { ApolloClient } from '@apollo/client';
import type { UpInput } from '../../../generated/types';
import { createTimeoutContext } from '../../../lib/apollo/requestContexts';
import {
  type CellChange,
  type CellSave,
  type EditableCell,
  toCellKey,
} from '../../../lib/mutations/cellSaves';
import { CellDraftStorage } from '../../../lib/mutations/cellStore';
import { openDraftStorage } from '../../../lib/mutations/drafts';
import { SaveEngine } from '../../../lib/mutations/saveEngine';
import { toSaveResult } from '../../../lib/mutations/saveQueue';
import { AddUpDocument, AmendUpDocument, UpLogDocument } from '../upLog.generated';
import { getTypedValues, type NewUp, withField } from './newUp';

/** Returns the cell that contains a new up. All other fields of its row are texts in open inputs. */
const toUpCell = (key: string): EditableCell => ({ row: key, field: 'up' });
type NewUpEntry = NewUp | string;

/** New up that may not be completely stored yet. */
export type PendingUp = { up: NewUp; save: CellSave<NewUpEntry, number> };

/** Time after which a new up is shown even if it is not stored. */
const MAX_ADD_WAIT_MS = 1_000;

/**
 * Manages the new ups of one person. They are stored in this browser and sent one after the other until the
 * server has them.
 */
export class NewUps {
  readonly engine: SaveEngine<NewUpEntry, number>;
  /** Ids of the rows that this page has stored, by key. */
  private readonly ids = new Map<string, number>();
  /**
   * Ups that were stored without a customer, by key. The first name that is typed later is sent together with
   * the up.
   */
  private readonly unnamedUps = new Map<string, NewUp>();
  private readonly client: ApolloClient;
  private readonly personId: number;

  constructor(client: ApolloClient, personId: number) {
    this.client = client;
    this.personId = personId;
    this.engine = new SaveEngine<NewUpEntry, number>({
      drafts: new CellDraftStorage({ kind: 'newUp', personId, isField: () => true }),
      isSequential: true,
      send: change => this.send(change),
    });
  }

  /**
   * Sends the new ups that an earlier visit left unsent, in their order. Half-typed texts become part of
   * their up.
   */
  readonly resume = (): void => {
    const { store, discard, save } = this.engine;
    for (const { up, save: lastSave } of this.listPending()) {
      if (lastSave.status !== 'failed') continue;
      const texts = store
        .getRow(lastSave.cell.row)
        .flatMap(each =>
          'entered' in each && typeof each.entered === 'string' ? [[each.cell.field, each.entered]] : [],
        );
      void save(toUpCell(up.key), withField(up, Object.fromEntries(texts), up.isSent === true));
      for (const [field = ''] of texts) discard({ row: lastSave.cell.row, field });
      // An earlier release used numbers as row keys.
      if (lastSave.cell.row !== up.key) discard(lastSave.cell);
    }
  };

  /** Lists the new ups that wait, are being sent or were rejected, oldest first. */
  listPending(): PendingUp[] {
    return [...this.engine.store.getAll().values()]
      .flatMap(save => toPendingUp(save) ?? [])
      .sort((one, other) => getTakenAt(one) - getTakenAt(other));
  }

  /** Sends a new up. Resolves once it is stored, or after a second if it is not. */
  async add(up: NewUp): Promise<void> {
    const { store, save } = this.engine;
    void save(toUpCell(up.key), up);
    await new Promise<void>(resolve => {
      const unsubscribe = store.subscribe(() => store.get(toUpCell(up.key))?.status !== 'saving' && finish());
      const timer = setTimeout(finish, MAX_ADD_WAIT_MS);
      function finish() {
        unsubscribe();
        clearTimeout(timer);
        resolve();
      }
    });
  }

  /** Returns the new up of a row until it is completely stored. */
  getPending(key: string): PendingUp | undefined {
    const save = this.engine.store.get(toUpCell(key));
    return save && toPendingUp(save);
  }

  /** Returns whether the server has confirmed the up of a row during this visit. */
  isStored = (key: string): boolean => this.ids.has(key);

  /** Changes a field of a new up that is not stored yet. Returns false for any other row. */
  changeField(key: string, field: UpInput): boolean {
    const pendingUp = this.getPending(key);
    if (!pendingUp) return this.sendFirstName(key, field);
    const isRejected = pendingUp.save.status === 'failed' && !this.isStored(key);
    const mayBeStored = this.isSentByAnyTab(key) && !isRejected;
    this.engine.saveReplacing(toUpCell(key), withField(pendingUp.up, field, mayBeStored));
    for (const name of Object.keys(field)) this.engine.store.clearInput({ row: key, field: name });
    return true;
  }

  /**
   * Adds the first name of a stored up to its new up, so that the name is sent automatically after a reload.
   */
  private sendFirstName(key: string, field: UpInput): boolean {
    const unnamedUp = this.unnamedUps.get(key);
    if (!unnamedUp || !field.customerName) return false;
    this.engine.saveReplacing(toUpCell(key), { ...unnamedUp, later: field });
    return true;
  }

  /** Discards the unsent values of a deleted row. */
  discardDeleted(key: string): void {
    if (this.getPending(key)) this.engine.discard(toUpCell(key));
  }

  /**
   * Discards a new up that is not stored yet. An up that is already being sent may still be stored. Returns
   * false for any other row.
   */
  discardNew(key: string): boolean {
    if (!this.getPending(key) || this.isStored(key)) return false;
    this.engine.discard(toUpCell(key));
    return true;
  }

  private send({ cell, entered }: CellChange<NewUpEntry>) {
    const up = entered as NewUp;
    this.markSent(cell, up);
    return toSaveResult<number>(async () => {
      const { key, later = {} } = up;
      const id = this.ids.get(key) ?? (await this.sendNew(up));
      if (Object.keys(later).length > 0) {
        const variables = { id, input: later };
        await this.client.mutate({ mutation: AmendUpDocument, variables, context: createTimeoutContext() });
      }
      if (getTypedValues(up).customerName) this.unnamedUps.delete(key);
      else this.unnamedUps.set(key, { ...up, input: {}, later: {} });
      return { stored: id, version: undefined };
    });
  }

  /** Adds the row to the server and to its day in the cache. */
  private async sendNew({ day, input, key }: NewUp): Promise<number> {
    const { data } = await this.client.mutate({
      mutation: AddUpDocument,
      variables: { day, input, key },
      context: createTimeoutContext(),
    });
    if (!data) throw new Error('The server didn’t respond. Try again.');
    const { addUp } = data;
    this.ids.set(key, addUp.id);
    this.client.cache.updateQuery({ query: UpLogDocument, variables: { day } }, cached => {
      if (!cached || cached.upLog.rows.some(row => row.key === key)) return cached;
      return { ...cached, upLog: { ...cached.upLog, rows: [...cached.upLog.rows, addUp] } };
    });
    return addUp.id;
  }

  /**
   * Marks the up as sent in storage before it is sent, so that later typing becomes a change of the row. If
   * another tab has already sent the up, all of its values become such a change.
   */
  private markSent(cell: EditableCell, up: NewUp): void {
    if (up.isSent) return;
    if (this.isSentByAnyTab(up.key)) up.later = { ...up.input, ...up.later };
    up.isSent = true;
    openDraftStorage('newUp', this.personId).put(toCellKey(cell), { entered: up });
  }

  private isSentByAnyTab(key: string): boolean {
    const draft = openDraftStorage<{ entered: NewUp }>('newUp', this.personId).find(toCellKey(toUpCell(key)));
    return draft?.entered.isSent === true;
  }
}

const toPendingUp = (save: CellSave<NewUpEntry, number>): PendingUp | undefined =>
  save.status === 'saved' || typeof save.entered === 'string' ? undefined : { up: save.entered, save };

/**
 * Returns when an up was taken. An earlier release numbered its rows down from minus the time in
 * microseconds.
 */
const getTakenAt = ({ up, save }: PendingUp): number => up.takenAt ?? -Number(save.cell.row) / 1_000;
