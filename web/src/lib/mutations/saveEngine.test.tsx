/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CellChange, EditableCell } from './cellSaves';
import { CellDraftStorage, useCellSave } from './cellStore';
import { type SaveEngine, useSaveEngine } from './saveEngine';
import type { SaveResult } from './saveQueue';

const { jest } = import.meta;

const UNAVAILABLE = { type: 'unavailable', message: 'The server is away.', hasResponse: false } as const;
const SAVED_BADGE_MS = 1000;

/**
 * A fake server that stores texts under a version. It can be unavailable, reject a text, or report a
 * conflict.
 */
class FakeSaveServer {
  isUnavailable = false;
  version = 5;
  otherText: string | undefined;
  readonly requests: string[] = [];

  readonly send = async ({ cell, entered, baseVersion }: CellChange<string>): Promise<SaveResult<string>> => {
    this.requests.push(`${cell.row} ${cell.field}: ${entered} over ${baseVersion}`);
    if (this.isUnavailable) return UNAVAILABLE;
    if (entered === 'rubbish') return { type: 'rejected', message: 'That is no amount.' };
    if (this.otherText !== undefined && baseVersion !== this.version) {
      const change = { changedBy: 'Finn', changedAt: '2026-11-03T15:00:00Z' };
      return {
        type: 'conflict',
        conflictingValue: { stored: this.otherText, version: this.version, ...change },
      };
    }
    this.version += 1;
    return { type: 'stored', stored: entered, version: this.version };
  };
}

type ScreenProps = {
  server: FakeSaveServer;
  personId?: number;
  hasInput?: boolean;
  onEngine?: (engine: SaveEngine<string, string>) => void;
};

const cell: EditableCell = { row: 7, field: 'front' };

/** Renders one cell with a row at version 5. */
function Screen({ server, personId = 1, hasInput = true, onEngine }: ScreenProps) {
  const engine = useSaveEngine<string, string>({
    send: server.send,
    drafts: new CellDraftStorage({
      kind: 'unsavedGross',
      personId,
      scope: 'May',
      isField: field => field === 'front',
    }),
    savedBadgeMs: SAVED_BADGE_MS,
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
      ref={input => (input ? undefined : store.handleInputUnmount(cell))}
      onChange={event => store.setInput(cell, event.target.value, 5)}
      onBlur={event => void save(cell, event.target.value, store.getBaseVersion(cell, 5))}
      onKeyDown={event => event.key === 'Escape' && store.clearInput(cell)}
    />
  );
}

function Status({ engine: { store, retry, discard, keepMine } }: { engine: SaveEngine<string, string> }) {
  const save = useCellSave(store, cell);
  const status =
    save && ('entered' in save ? `${save.status}: ${save.entered}` : `${save.status}: ${save.stored}`);
  return (
    <>
      <output>
        {status}
        {save && 'message' in save && ` (${save.message})`}
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

const renderScreen = (server: FakeSaveServer, props: Partial<ScreenProps> = {}) =>
  render(<Screen server={server} {...props} />);

const shownStatus = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(screen.getByLabelText('Front'), { target: { value: text } });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function enter(text: string) {
  type(text);
  fireEvent.blur(screen.getByLabelText('Front'));
  await advanceTime(0);
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime(0);
}

const listStoredDrafts = () => Object.keys(localStorage).filter(key => key.startsWith('unsaved'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('useSaveEngine with one cell', () => {
  it('shows the saved badge for a while and leaves no draft of a saved text', async () => {
    const server = new FakeSaveServer();
    renderScreen(server);
    await enter('900');
    expect(shownStatus()).toBe('saved: 900 just now');
    expect(listStoredDrafts()).toEqual([]);
    await advanceTime(SAVED_BADGE_MS);
    expect(shownStatus()).toBe('saved: 900');
  });

  it('keeps a rejected text and its reason until the person corrects or discards the text', async () => {
    renderScreen(new FakeSaveServer());
    await enter('rubbish');
    expect(shownStatus()).toBe('failed: rubbish (That is no amount.)');
    expect(listStoredDrafts()).toHaveLength(1);
    await enter('12');
    expect(shownStatus()).toBe('saved: 12 just now');
    await enter('rubbish');
    await press('Discard');
    expect([shownStatus(), listStoredDrafts()]).toEqual(['', []]);
  });

  it("keeps both texts of a conflict, and stores the person's own text when the person chooses it", async () => {
    const server = new FakeSaveServer();
    server.otherText = '300';
    server.version = 8;
    renderScreen(server);
    await enter('900');
    expect(shownStatus()).toBe('conflict: 900');
    await press('Mine');
    expect(shownStatus()).toBe('saved: 900 just now');
    expect(server.requests.at(-1)).toBe('7 front: 900 over 8');
    expect(listStoredDrafts()).toEqual([]);
  });

  it("shows the other user's text when the person's own text is discarded", async () => {
    const server = new FakeSaveServer();
    server.otherText = '300';
    server.version = 8;
    renderScreen(server);
    await enter('900');
    await press('Discard');
    expect([shownStatus(), listStoredDrafts()]).toEqual(['saved: 300', []]);
  });
});

describe('useSaveEngine during an outage', () => {
  async function startOutage(): Promise<FakeSaveServer> {
    const server = new FakeSaveServer();
    server.isUnavailable = true;
    renderScreen(server);
    await enter('775');
    expect(shownStatus()).toBe('waiting: 775 (The server is away.)');
    server.isUnavailable = false;
    return server;
  }

  it('retries a waiting change automatically after a while', async () => {
    await startOutage();
    await advanceTime(3000);
    expect(shownStatus()).toContain('saved: 775');
    expect(listStoredDrafts()).toEqual([]);
  });

  it('retries a waiting change immediately when the browser comes back online', async () => {
    const server = await startOutage();
    fireEvent(window, new Event('online'));
    await advanceTime(0);
    expect(shownStatus()).toBe('saved: 775 just now');
    expect(server.requests).toEqual(['7 front: 775 over 5', '7 front: 775 over 5']);
  });

  it('reports a conflict when another user stored a text during the outage', async () => {
    const server = await startOutage();
    server.otherText = '50';
    server.version = 8;
    fireEvent(window, new Event('online'));
    await advanceTime(0);
    expect(shownStatus()).toBe('conflict: 775');
    expect(listStoredDrafts()).toHaveLength(1);
    await press('Discard');
    expect([shownStatus(), listStoredDrafts()]).toEqual(['saved: 50', []]);
  });

  it('retries a waiting change when a person presses Try again', async () => {
    await startOutage();
    await press('Try again');
    expect(shownStatus()).toBe('saved: 775 just now');
  });

  it('sends no change after the screen is unmounted, and restores the text on the next visit', async () => {
    const server = await startOutage();
    cleanup();
    await advanceTime(60_000);
    expect(server.requests).toHaveLength(1);
    renderScreen(server);
    expect(shownStatus()).toBe('failed: 775 (Entered earlier, but not saved yet.)');
    await press('Try again');
    expect(shownStatus()).toBe('saved: 775 just now');
    expect(listStoredDrafts()).toEqual([]);
  });
});

describe('useSaveEngine with a text that is not sent', () => {
  it('restores the text on the next visit, for the same person only', () => {
    renderScreen(new FakeSaveServer());
    type('1,77');
    cleanup();
    renderScreen(new FakeSaveServer(), { personId: 2 });
    expect(shownStatus()).toBe('');
    cleanup();
    renderScreen(new FakeSaveServer());
    expect(shownStatus()).toBe('failed: 1,77 (Entered earlier, but not saved yet.)');
  });

  it('discards a cancelled text, but keeps an earlier rejected text', async () => {
    let engine: SaveEngine<string, string> | undefined;
    renderScreen(new FakeSaveServer(), { onEngine: created => (engine = created) });
    type('1');
    expect(engine?.store.hasUnsavedWork()).toBe(true);
    fireEvent.keyDown(screen.getByLabelText('Front'), { key: 'Escape' });
    expect(engine?.store.hasUnsavedWork()).toBe(false);
    expect(listStoredDrafts()).toEqual([]);
    await enter('rubbish');
    type('13');
    fireEvent.keyDown(screen.getByLabelText('Front'), { key: 'Escape' });
    cleanup();
    renderScreen(new FakeSaveServer());
    expect(shownStatus()).toContain('failed: rubbish');
  });

  it('keeps the text when its input is unmounted', async () => {
    const server = new FakeSaveServer();
    const { rerender } = renderScreen(server);
    type('1,2');
    rerender(<Screen server={server} hasInput={false} />);
    await advanceTime(0);
    expect(shownStatus()).toContain('failed: 1,2');
  });

  it('sends the version at which the input was opened, or a later version that this person stored', async () => {
    const server = new FakeSaveServer();
    renderScreen(server);
    await enter('1');
    await enter('2');
    expect(server.requests).toEqual(['7 front: 1 over 5', '7 front: 2 over 6']);
  });

  it('ignores stored drafts of another scope, of an unknown field, or with invalid JSON', () => {
    localStorage.setItem('unsavedGross 1 May 7 front', JSON.stringify({ entered: '42', seen: 3 }));
    localStorage.setItem('unsavedGross 1 June 7 front', JSON.stringify({ entered: 'of another day' }));
    localStorage.setItem('unsavedGross 1 May 7 colour', JSON.stringify({ entered: 'of no field' }));
    localStorage.setItem('unsavedGross 1 May 8 front', 'half a {');
    renderScreen(new FakeSaveServer());
    expect(shownStatus()).toContain('failed: 42');
    expect(shownStatus()).not.toContain('half a');
  });

  it('keeps a draft that another tab changed after this tab saved its own draft', async () => {
    renderScreen(new FakeSaveServer());
    type('5');
    localStorage.setItem('unsavedGross 1 May 7 front', JSON.stringify({ entered: '6', seen: 5 }));
    fireEvent.keyDown(screen.getByLabelText('Front'), { key: 'Escape' });
    expect(listStoredDrafts()).toEqual(['unsavedGross 1 May 7 front']);
  });
});
