import { useEffect, useState } from 'react';
import { deviceMemory } from '../../device/device-memory.ts';
import { canSpeak, speak, stopSpeaking } from './speech.ts';

const SWITCHED = 'read-aloud';

/** Returns whether words are read aloud, as this device remembers, and what switches it. Nothing is read after the page is left. */
export function useReadAloud(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => canSpeak() && deviceMemory.read(SWITCHED) === 'on');
  useEffect(() => (isOn ? stopSpeaking : undefined), [isOn]);
  const change = (next: boolean) => {
    deviceMemory.write(SWITCHED, next ? 'on' : null);
    setOn(next);
  };
  return [isOn, change];
}

/** Reads words aloud whenever they are others. */
export function useSpoken(words: string, language: string, isOn: boolean): void {
  useEffect(() => {
    if (isOn) speak(words, language);
  }, [words, language, isOn]);
}
