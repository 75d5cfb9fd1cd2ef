import type { ApolloClient } from '@apollo/client';
import type { UpInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import { answerOf } from '../../../lib/saves/answerOf';
import { CellDrafts } from '../../../lib/saves/cellDrafts';
import { type Cell, type CellSave, type Change, cellKey } from '../../../lib/saves/cellSaves';
import { draftsOf } from '../../../lib/saves/drafts';
import { SaveEngine } from '../../../lib/saves/engine';
import { withTimeLimit } from '../../../lib/server/timeLimit';
import { AddUpDocument, AmendUpDocument, type UpFieldsFragment, UpLogDocument } from '../upLog.generated';
import { type NewUp, newKey, nextRow, typedInto, withField } from './newUp';

/** Of each new row one cell holds the up; any other field of it is a text that still stands in its open input. */
const upOf = (row: number): Cell => ({ row, field: 'up' });
type Entered = NewUp | string;

/** A new up that is not known to be stored whole. */
export type WaitingUp = { row: number; up: NewUp; save: CellSave<Entered, number> };

/** Told after each call that stored something of a new up: the number that it had, and the id of the row that it became. */
type OnStored = (row: number, id: number) => void;

const SLOW_MS = 1_000;

/** The new ups of one person: stored in this browser, sent one after the other by the engine that saves, and followed to the rows they become. */
export class NewUps {
  readonly engine: SaveEngine<Entered, number>;
  /** The ids of the rows that new ups have become, by the numbers they had, and the other way round. */
  private readonly ids = new Map<number, number>();
  private readonly rows = new Map<number, number>();
  /** The numbers of all new ups by the ids of their rows, of those too that a screen shows by id alone. */
  private readonly numbers = new Map<number, number>();
  /** Stored without a customer, by id: the first name still goes with them. */
  private readonly unnamed = new Map<number, { row: number; up: NewUp }>();
  /** Those whose number no screen has shown yet. */
  private readonly unshown = new Set<number>();
  private readonly listeners = new Set<OnStored>();
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

  /** Sends by itself what an earlier visit left, in its order. A text that was half typed belongs to its up. */
  readonly resume = (): void => {
    const { store, discard, save } = this.engine;
    for (const { row, up, save: left } of this.waiting()) {
      if (left.status !== 'failed') continue;
      const texts = store
        .ofRow(row)
        .flatMap(each =>
          'entered' in each && typeof each.entered === 'string' ? [[each.cell.field, each.entered]] : [],
        );
      const whole = texts.length > 0 ? withField(up, Object.fromEntries(texts), up.isSent === true) : up;
      void save(upOf(row), whole);
      for (const [field = ''] of texts) discard({ row, field });
    }
  };

  /** Those that wait, are on their way, or want a person, in their order. */
  waiting(): WaitingUp[] {
    return [...this.engine.store.all().values()]
      .flatMap(save =>
        save.status === 'saved' || typeof save.entered === 'string'
          ? []
          : [{ row: save.cell.row, up: save.entered, save }],
      )
      .sort((one, other) => other.row - one.row);
  }

  /**
   * Takes a new up. Gives its row once that is stored, or its number as soon as it is known that this takes long.
   * @param onTaken told the number at once
   */
  async add(day: Day, input: UpInput, onTaken: (row: number) => void): Promise<number> {
    const row = nextRow();
    onTaken(row);
    this.unshown.add(row);
    const { store, save } = this.engine;
    void save(upOf(row), { key: newKey(), day, input });
    await new Promise<void>(resolve => {
      const look = () => store.of(upOf(row))?.status !== 'saving' && end();
      const leave = store.subscribe(look);
      const timer = setTimeout(end, SLOW_MS);
      function end() {
        leave();
        clearTimeout(timer);
        resolve();
      }
    });
    this.unshown.delete(row);
    return this.ids.get(row) ?? row;
  }

  /** What is not stored of the new up that this row is or was. */
  ofRow(id: number): WaitingUp | undefined {
    const row = this.numbers.get(id) ?? id;
    const save = this.engine.store.of(upOf(row));
    return save && save.status !== 'saved' && typeof save.entered !== 'string'
      ? { row, up: save.entered, save }
      : undefined;
  }

  /** Puts something into a field of a new up that is not stored yet. Gives false for any other row. */
  put(id: number, field: UpInput): boolean {
    const waiting = this.ofRow(id);
    if (!waiting) return this.putFirstName(this.ids.get(id) ?? id, field);
    const { row, up } = waiting;
    const isRefused = waiting.save.status === 'failed' && !this.ids.has(row);
    this.engine.saveInPlace(upOf(row), withField(up, field, this.isSentByAnyTab(row) && !isRefused));
    for (const name of Object.keys(field)) this.engine.store.endTyping({ row, field: name });
    return true;
  }

  /** Sends the first name of a stored up with its new up, so that after a reload it goes out without a person. */
  private putFirstName(id: number, field: UpInput): boolean {
    const unnamed = this.unnamed.get(id);
    if (!unnamed || !field.customerName) return false;
    this.engine.saveInPlace(upOf(unnamed.row), { ...unnamed.up, later: field });
    return true;
  }

  /** Discards what is not stored of a row that was deleted. */
  forget(id: number): void {
    const waiting = this.ofRow(id);
    if (waiting) this.engine.discard(waiting.save.cell);
  }

  /** Gives up a new up that is not stored yet; one that is on its way cannot be called back. Gives false for any other row. */
  giveUp(id: number): boolean {
    const waiting = this.ofRow(id);
    if (!waiting || this.ids.has(waiting.row)) return false;
    this.engine.discard(upOf(waiting.row));
    return true;
  }

  /** The number of a row for as long as it is on the page: also once it is stored. */
  readonly numberOf = (id: number): number => this.rows.get(id) ?? id;

  /** The id of the row that a new up has become. */
  readonly idOf = (row: number): number | undefined => this.ids.get(row);

  onStored(listener: OnStored): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private send({ cell, entered }: Change<Entered>) {
    const up = entered as NewUp;
    this.markSent(cell, up);
    return answerOf<number>(async () => {
      const { later = {} } = up;
      const id = this.ids.get(cell.row) ?? (await this.sendNew(cell.row, up));
      const tell = () => {
        for (const listener of this.listeners) listener(cell.row, id);
      };
      tell();
      // Screens hear of the row in a task of its own. Until then its number stands for it, or whoever types would lose the field.
      await new Promise(resolve => setTimeout(resolve));
      if (Object.keys(later).length > 0) {
        const variables = { id, input: later };
        await this.client.mutate({ mutation: AmendUpDocument, variables, context: withTimeLimit() });
        tell();
      }
      if (typedInto(up).customerName) this.unnamed.delete(id);
      else this.unnamed.set(id, { row: cell.row, up: { ...up, input: {}, later: {} } });
      return { stored: id, version: undefined };
    });
  }

  private async sendNew(row: number, { day, input, key }: NewUp): Promise<number> {
    const added = await this.client.mutate({
      mutation: AddUpDocument,
      variables: { day, input, key },
      context: withTimeLimit(),
    });
    if (!added.data) throw new Error('The server did not answer.');
    const { addUp } = added.data;
    this.note(row, day, addUp);
    return addUp.id;
  }

  /** Stored before it is sent: what is typed from then on is a change of the row. So is all of it, when another tab has sent it. */
  private markSent(cell: Cell, up: NewUp): void {
    if (up.isSent) return;
    if (this.isSentByAnyTab(cell.row)) up.later = { ...up.input, ...up.later };
    up.isSent = true;
    draftsOf('newUp', this.personId).put(cellKey(cell), { entered: up });
  }

  private isSentByAnyTab(row: number): boolean {
    const draft = draftsOf<{ entered: NewUp }>('newUp', this.personId).find(cellKey(upOf(row)));
    return draft?.entered.isSent === true;
  }

  private note(row: number, day: Day, up: UpFieldsFragment): void {
    const of = { query: UpLogDocument, variables: { day } };
    const isListed = this.client.readQuery(of)?.upLog.rows.some(({ id }) => id === up.id);
    this.ids.set(row, up.id);
    this.numbers.set(up.id, row);
    // A row that others have told of before the answer came is on the page under its id already.
    if (!isListed || !this.unshown.has(row)) this.rows.set(up.id, row);
    if (isListed) return;
    this.client.cache.updateQuery(
      of,
      data => data && { ...data, upLog: { ...data.upLog, rows: [...data.upLog.rows, up] } },
    );
  }
}
