import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { ReadAloud, useCardVoices } from './ReadAloud.tsx';

const spoken: string[] = [];
beforeEach(() => {
  const voices = ['en-US', 'es-ES'].map((lang) => ({ lang }) as SpeechSynthesisVoice);
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text, lang }) => spoken.push(`${lang}: ${text}`));
  // Only a voice of the browser itself may be set.
  vi.spyOn(SpeechSynthesisUtterance.prototype, 'voice', 'set').mockImplementation(() => undefined);
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  spoken.length = 0;
});

function Cards() {
  const voices = useCardVoices();
  return (
    <>
      <ReadAloud voices={voices} />
      <button type="button" onClick={() => voices.read('term', 'el niño')}>
        Term
      </button>
      <button type="button" onClick={() => voices.read('definition', 'the boy')}>
        Definition
      </button>
    </>
  );
}

test('cards are read aloud once that is switched on, each side in its language', async () => {
  const screen = await render(<Cards />);
  await screen.getByRole('button', { name: 'Term' }).click();
  expect(spoken).toEqual([]);
  await screen.getByText('Read aloud').click();
  await screen.getByRole('button', { name: 'Definition' }).click();
  expect(spoken).toEqual(['es: el niño', 'en-US: the boy']);
});
