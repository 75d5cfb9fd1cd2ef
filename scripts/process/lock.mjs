import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
/** Time without a heartbeat after which the process that holds the lock counts as killed. */
const DEAD_MS = 10_000;

/**
 * Runs the work while no other process of this project runs the same work. The lock is a file that its holder
 * touches every second.
 * @template T
 * @param {string} file
 * @param {string} waitingFor printed once when another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, waitingFor, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isFirst = true; !createLock(file); isFirst = false) {
    if (isFirst) console.log(waitingFor);
    removeIfDead(file);
    await sleep(200);
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function createLock(file) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** @param {string} file */
function removeIfDead(file) {
  const movedFile = `${file}.${process.pid}`;
  try {
    if (!isDead(file)) return;
    renameSync(file, movedFile);
    // If another waiting process was faster, the moved file is the new lock of that process. The file is then
    // moved back.
    if (isDead(movedFile)) rmSync(movedFile);
    else renameSync(movedFile, file);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/** @param {string} file */
const isDead = file => Date.now() - statSync(file).mtimeMs > DEAD_MS;

/**
 * @param {unknown} error
 * @param {string} code
 */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
