import type { ApolloClient } from '@apollo/client';
import type { UpInput } from '../../../generated/types';
import { answerOf } from '../../../lib/saves/answerOf';
import { CellDrafts } from '../../../lib/saves/cellDrafts';
import { type Cell, type CellSave, type Change, cellKey } from '../../../lib/saves/cellSaves';
import { draftsOf } from '../../../lib/saves/drafts';
import { SaveEngine } from '../../../lib/saves/engine';
import { withTimeLimit } from '../../../lib/server/timeLimit';
import { AddUpDocument, AmendUpDocument, UpLogDocument } from '../upLog.generated';
import { type NewUp, typedInto, withField } from './newUp';

/** One cell of each new up holds the up; any other field is a text in an open input. */
const upCell = (key: string): Cell => ({ row: key, field: 'up' });
type Entered = NewUp | string;

/** A new up that may not be stored completely yet. */
export type WaitingUp = { up: NewUp; save: CellSave<Entered, number> };

/** After this time a new up is shown although it is not stored. */
const SLOW_MS = 1_000;

/** The new ups of one person: stored in this browser and sent one after the other until the server has them. */
export class NewUps {
  readonly engine: SaveEngine<Entered, number>;
  /** The ids of the rows that this page has stored, by key. */
  private readonly ids = new Map<string, number>();
  /** Stored without a customer, by key: the first name is still sent with them. */
  private readonly unnamed = new Map<string, NewUp>();
  private readonly client: ApolloClient;
  private readonly personId: number;

  constructor(client: ApolloClient, personId: number) {
    this.client = client;
    this.personId = personId;
    this.engine = new SaveEngine<Entered, number>({
      drafts: new CellDrafts({ kind: 'newUp', personId, isField: () => true }),
      isOneLine: true,
      send: change => this.send(change),
    });
  }

  /** Sends what an earlier visit left, in its order. A half-typed text belongs to its up. */
  readonly resume = (): void => {
    const { store, discard, save } = this.engine;
    for (const { up, save: left } of this.waiting()) {
      if (left.status !== 'failed') continue;
      const texts = store
        .ofRow(left.cell.row)
        .flatMap(each =>
          'entered' in each && typeof each.entered === 'string' ? [[each.cell.field, each.entered]] : [],
        );
      void save(upCell(up.key), withField(up, Object.fromEntries(texts), up.isSent === true));
      for (const [field = ''] of texts) discard({ row: left.cell.row, field });
      // An earlier release knew its rows by numbers.
      if (left.cell.row !== up.key) discard(left.cell);
    }
  };

  /** Lists the new ups that wait, are being sent or were rejected, oldest first. */
  waiting(): WaitingUp[] {
    return [...this.engine.store.all().values()]
      .flatMap(save => asWaiting(save) ?? [])
      .sort((one, other) => takenAt(one) - takenAt(other));
  }

  /** Sends a new up. Resolves once it is stored, or as soon as it is clear that this takes long. */
  async add(up: NewUp): Promise<void> {
    const { store, save } = this.engine;
    void save(upCell(up.key), up);
    await new Promise<void>(resolve => {
      const leave = store.subscribe(() => store.of(upCell(up.key))?.status !== 'saving' && end());
      const timer = setTimeout(end, SLOW_MS);
      function end() {
        leave();
        clearTimeout(timer);
        resolve();
      }
    });
  }

  /** Returns what is not stored of the up of a row. */
  ofRow(key: string): WaitingUp | undefined {
    const save = this.engine.store.of(upCell(key));
    return save && asWaiting(save);
  }

  /** Whether the server has confirmed the up of a row during this visit. */
  isStored = (key: string): boolean => this.ids.has(key);

  /** Changes a field of a new up that is not stored yet. Returns false for any other row. */
  put(key: string, field: UpInput): boolean {
    const waiting = this.ofRow(key);
    if (!waiting) return this.putFirstName(key, field);
    const isRejected = waiting.save.status === 'failed' && !this.isStored(key);
    const isKnown = this.isSentByAnyTab(key) && !isRejected;
    this.engine.saveInPlace(upCell(key), withField(waiting.up, field, isKnown));
    for (const name of Object.keys(field)) this.engine.store.endTyping({ row: key, field: name });
    return true;
  }

  /** Sends the first name of a stored up with its new up, so that it is sent automatically after a reload. */
  private putFirstName(key: string, field: UpInput): boolean {
    const unnamed = this.unnamed.get(key);
    if (!unnamed || !field.customerName) return false;
    this.engine.saveInPlace(upCell(key), { ...unnamed, later: field });
    return true;
  }

  /** Discards what is not stored of a row that was deleted. */
  forget(key: string): void {
    if (this.ofRow(key)) this.engine.discard(upCell(key));
  }

  /** Discards a new up that is not stored yet; one that is being sent may still arrive. Returns false for any other row. */
  giveUp(key: string): boolean {
    if (!this.ofRow(key) || this.isStored(key)) return false;
    this.engine.discard(upCell(key));
    return true;
  }

  private send({ cell, entered }: Change<Entered>) {
    const up = entered as NewUp;
    this.markSent(cell, up);
    return answerOf<number>(async () => {
      const { key, later = {} } = up;
      const id = this.ids.get(key) ?? (await this.sendNew(up));
      if (Object.keys(later).length > 0) {
        const variables = { id, input: later };
        await this.client.mutate({ mutation: AmendUpDocument, variables, context: withTimeLimit() });
      }
      if (typedInto(up).customerName) this.unnamed.delete(key);
      else this.unnamed.set(key, { ...up, input: {}, later: {} });
      return { stored: id, version: undefined };
    });
  }

  /** Adds the row to the server and to its day in the cache. */
  private async sendNew({ day, input, key }: NewUp): Promise<number> {
    const { data } = await this.client.mutate({
      mutation: AddUpDocument,
      variables: { day, input, key },
      context: withTimeLimit(),
    });
    if (!data) throw new Error('The server did not answer.');
    const { addUp } = data;
    this.ids.set(key, addUp.id);
    this.client.cache.updateQuery({ query: UpLogDocument, variables: { day } }, shown => {
      if (!shown || shown.upLog.rows.some(row => row.key === key)) return shown;
      return { ...shown, upLog: { ...shown.upLog, rows: [...shown.upLog.rows, addUp] } };
    });
    return addUp.id;
  }

  /** Stored before it is sent: what is typed afterwards is a change of the row. So is all of it when another tab has sent it. */
  private markSent(cell: Cell, up: NewUp): void {
    if (up.isSent) return;
    if (this.isSentByAnyTab(up.key)) up.later = { ...up.input, ...up.later };
    up.isSent = true;
    draftsOf('newUp', this.personId).put(cellKey(cell), { entered: up });
  }

  private isSentByAnyTab(key: string): boolean {
    const draft = draftsOf<{ entered: NewUp }>('newUp', this.personId).find(cellKey(upCell(key)));
    return draft?.entered.isSent === true;
  }
}

const asWaiting = (save: CellSave<Entered, number>): WaitingUp | undefined =>
  save.status === 'saved' || typeof save.entered === 'string' ? undefined : { up: save.entered, save };

/** An earlier release numbered its rows down from minus the time in microseconds. */
const takenAt = ({ up, save }: WaitingUp): number => up.takenAt ?? -Number(save.cell.row) / 1_000;
