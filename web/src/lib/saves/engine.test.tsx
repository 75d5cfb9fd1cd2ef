/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CellDrafts } from './cellDrafts';
import type { Cell, Change } from './cellSaves';
import { type SaveEngine, useSaveEngine } from './engine';
import type { Answer } from './saveQueue';
import { useCell } from './useCells';

const { jest } = import.meta;

const AWAY = { type: 'away', sentence: 'The server is away.', isAnswered: false } as const;
const SAID_FOR_MS = 1000;

/** A server that stores texts under a version, and can be away, refuse, or know better. */
class Server {
  isAway = false;
  version = 5;
  theirs: string | undefined;
  readonly heard: string[] = [];

  readonly send = async ({ cell, entered, seen }: Change<string>): Promise<Answer<string>> => {
    this.heard.push(`${cell.row} ${cell.field}: ${entered} over ${seen}`);
    if (this.isAway) return AWAY;
    if (entered === 'rubbish') return { type: 'refused', sentence: 'That is no amount.' };
    if (this.theirs !== undefined && seen !== this.version) {
      const who = { changedBy: 'Finn', changedAt: '2026-11-03T15:00:00Z' };
      return { type: 'conflict', theirs: { stored: this.theirs, version: this.version, ...who } };
    }
    this.version += 1;
    return { type: 'stored', stored: entered, version: this.version };
  };
}

type ScreenProps = {
  server: Server;
  personId?: number;
  hasInput?: boolean;
  onEngine?: (engine: SaveEngine<string, string>) => void;
};

const cell: Cell = { row: 7, field: 'front' };

/** A screen with one cell, whose row is at version 5. */
function Screen({ server, personId = 1, hasInput = true, onEngine }: ScreenProps) {
  const engine = useSaveEngine<string, string>({
    send: server.send,
    drafts: new CellDrafts({
      kind: 'unsavedGross',
      personId,
      scope: 'May',
      isField: field => field === 'front',
    }),
    saidForMs: SAID_FOR_MS,
  });
  onEngine?.(engine);
  return (
    <>
      {hasInput && <Input engine={engine} />}
      <Status engine={engine} />
    </>
  );
}

function Input({ engine: { store, save } }: { engine: SaveEngine<string, string> }) {
  return (
    <input
      aria-label="Front"
      ref={input => (input ? undefined : store.leave(cell))}
      onChange={event => store.type(cell, event.target.value, 5)}
      onBlur={event => void save(cell, event.target.value, store.seen(cell, 5))}
      onKeyDown={event => event.key === 'Escape' && store.endTyping(cell)}
    />
  );
}

function Status({ engine: { store, retry, discard, keepMine } }: { engine: SaveEngine<string, string> }) {
  const save = useCell(store, cell);
  const words =
    save && ('entered' in save ? `${save.status}: ${save.entered}` : `${save.status}: ${save.stored}`);
  return (
    <>
      <output>
        {words}
        {save && 'sentence' in save && ` (${save.sentence})`}
        {save?.status === 'saved' && save.isFresh && ' just now'}
      </output>
      <button type="button" onClick={() => void retry(cell)}>
        Try again
      </button>
      <button type="button" onClick={() => discard(cell)}>
        Discard
      </button>
      <button type="button" onClick={() => void keepMine(cell)}>
        Mine
      </button>
    </>
  );
}

const open = (server: Server, props: Partial<ScreenProps> = {}) =>
  render(<Screen server={server} {...props} />);

const shown = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(screen.getByLabelText('Front'), { target: { value: text } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function put(text: string) {
  type(text);
  fireEvent.blur(screen.getByLabelText('Front'));
  await pass(0);
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

const drafts = () => Object.keys(localStorage).filter(key => key.startsWith('unsaved'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a cell', () => {
  it('says for a while that it was saved, and leaves no draft', async () => {
    const server = new Server();
    open(server);
    await put('900');
    expect(shown()).toBe('saved: 900 just now');
    expect(drafts()).toEqual([]);
    await pass(SAID_FOR_MS);
    expect(shown()).toBe('saved: 900');
  });

  it('keeps a refused text with the reason, until it is right or discarded', async () => {
    open(new Server());
    await put('rubbish');
    expect(shown()).toBe('failed: rubbish (That is no amount.)');
    expect(drafts()).toHaveLength(1);
    await put('12');
    expect(shown()).toBe('saved: 12 just now');
    await put('rubbish');
    await press('Discard');
    expect([shown(), drafts()]).toEqual(['', []]);
  });

  it('holds both texts when someone else was first, and stores mine over theirs when it is chosen', async () => {
    const server = new Server();
    server.theirs = '300';
    server.version = 8;
    open(server);
    await put('900');
    expect(shown()).toBe('conflict: 900');
    await press('Mine');
    expect(shown()).toBe('saved: 900 just now');
    expect(server.heard.at(-1)).toBe('7 front: 900 over 8');
    expect(drafts()).toEqual([]);
  });

  it('takes theirs when mine is discarded', async () => {
    const server = new Server();
    server.theirs = '300';
    server.version = 8;
    open(server);
    await put('900');
    await press('Discard');
    expect([shown(), drafts()]).toEqual(['saved: 300', []]);
  });
});

describe('an outage', () => {
  async function outage(): Promise<Server> {
    const server = new Server();
    server.isAway = true;
    open(server);
    await put('775');
    expect(shown()).toBe('waiting: 775 (The server is away.)');
    server.isAway = false;
    return server;
  }

  it('ends by itself after a while', async () => {
    await outage();
    await pass(3000);
    expect(shown()).toContain('saved: 775');
    expect(drafts()).toEqual([]);
  });

  it('ends at once when the browser is online again', async () => {
    const server = await outage();
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(shown()).toBe('saved: 775 just now');
    expect(server.heard).toEqual(['7 front: 775 over 5', '7 front: 775 over 5']);
  });

  it('ends with both texts when someone else stored one first', async () => {
    const server = await outage();
    server.theirs = '50';
    server.version = 8;
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(shown()).toBe('conflict: 775');
    expect(drafts()).toHaveLength(1);
    await press('Discard');
    expect([shown(), drafts()]).toEqual(['saved: 50', []]);
  });

  it('ends for whoever tries again', async () => {
    await outage();
    await press('Try again');
    expect(shown()).toBe('saved: 775 just now');
  });

  it('sends nothing more once the screen is left, and the next visit offers it', async () => {
    const server = await outage();
    cleanup();
    await pass(60_000);
    expect(server.heard).toHaveLength(1);
    open(server);
    expect(shown()).toBe('failed: 775 (It was typed earlier and has not reached the store.)');
    await press('Try again');
    expect(shown()).toBe('saved: 775 just now');
    expect(drafts()).toEqual([]);
  });
});

describe('what is typed', () => {
  it('is offered on the next visit, and to nobody else', () => {
    open(new Server());
    type('1,77');
    cleanup();
    open(new Server(), { personId: 2 });
    expect(shown()).toBe('');
    cleanup();
    open(new Server());
    expect(shown()).toBe('failed: 1,77 (It was typed earlier and has not reached the store.)');
  });

  it('is nothing to lose once it is taken back; what was refused before it still is', async () => {
    let engine: SaveEngine<string, string> | undefined;
    open(new Server(), { onEngine: given => (engine = given) });
    type('1');
    expect(engine?.store.isUnsaved()).toBe(true);
    fireEvent.keyDown(screen.getByLabelText('Front'), { key: 'Escape' });
    expect(engine?.store.isUnsaved()).toBe(false);
    expect(drafts()).toEqual([]);
    await put('rubbish');
    type('13');
    fireEvent.keyDown(screen.getByLabelText('Front'), { key: 'Escape' });
    cleanup();
    open(new Server());
    expect(shown()).toContain('failed: rubbish');
  });

  it('is offered when its input goes away with it', async () => {
    const server = new Server();
    const { rerender } = open(server);
    type('1,2');
    rerender(<Screen server={server} hasInput={false} />);
    await pass(0);
    expect(shown()).toContain('failed: 1,2');
  });

  it('goes over the version that its input was opened on, and over a later one of its own', async () => {
    const server = new Server();
    open(server);
    await put('1');
    await put('2');
    expect(server.heard).toEqual(['7 front: 1 over 5', '7 front: 2 over 6']);
  });

  it('on an earlier visit is offered, but not of another day, of no field, or what cannot be read', () => {
    localStorage.setItem('unsavedGross 1 May 7 front', JSON.stringify({ entered: '42', seen: 3 }));
    localStorage.setItem('unsavedGross 1 June 7 front', JSON.stringify({ entered: 'of another day' }));
    localStorage.setItem('unsavedGross 1 May 7 colour', JSON.stringify({ entered: 'of no field' }));
    localStorage.setItem('unsavedGross 1 May 8 front', 'half a {');
    open(new Server());
    expect(shown()).toContain('failed: 42');
    expect(shown()).not.toContain('half a');
  });

  it('in another tab since is not dropped with what this one has saved', async () => {
    open(new Server());
    type('5');
    localStorage.setItem('unsavedGross 1 May 7 front', JSON.stringify({ entered: '6', seen: 5 }));
    fireEvent.keyDown(screen.getByLabelText('Front'), { key: 'Escape' });
    expect(drafts()).toEqual(['unsavedGross 1 May 7 front']);
  });
});
