import { useState } from 'react';
import { deviceMemory } from '../../device/device-memory.ts';
import { type CallState, createCall, readCall } from './call-state.ts';

interface Published {
  readonly id: string;
  readonly published_at: string;
}

const toStorageKey = ({ id }: Published): string => `bingo-call/${id}`;
const createSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Reads the stored state; that of an earlier publish is ignored, because its words may differ. */
const readStoredCall = (document: Published): CallState | null => {
  const [at, ...call] = deviceMemory.read(toStorageKey(document))?.split(' ') ?? [];
  return at === document.published_at ? readCall(call.join(' ')) : null;
};

/** Counts the words that are called on this device. */
export const countDrawnWords = (document: Published): number => readStoredCall(document)?.drawn ?? 0;

/** Returns the game called on this device. Each change is stored, so that a reloaded page continues. */
export function useCall(document: Published): [CallState, (change: (from: CallState) => CallState) => void] {
  const [call, setCall] = useState(() => readStoredCall(document) ?? createCall(createSeed()));
  const act = (change: (from: CallState) => CallState) => {
    const next = change(call);
    deviceMemory.write(toStorageKey(document), `${document.published_at} ${JSON.stringify(next)}`);
    setCall(next);
  };
  return [call, act];
}
