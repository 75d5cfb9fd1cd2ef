import { isLineAway, isServerInTrouble } from '../../lib/server/sentenceOf';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

type How = {
  isLeft: () => boolean;
  /** Nobody answered; it will be tried again. */
  onWait: () => void;
};

/** Calls until a server answers, ever more slowly. @throws what it answered when that is a refusal */
export async function untilAnswered<Value>(
  call: () => Promise<Value>,
  { isLeft, onWait }: How,
): Promise<Value> {
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      if (!(isLineAway(error) || isServerInTrouble(error))) throw error;
    }
    onWait();
    await new Promise(resolve => setTimeout(resolve, pause));
    if (isLeft()) throw new DOMException('The file was left.', 'AbortError');
  }
}
