import { Pressable } from '../ui/buttons/Pressable.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import './Characters.css';

/** Letters and signs that keyboards lack and the interface's own font has, by what they are for. */
const CHARACTERS = [
  { label: 'Letters', all: 'áàâäãåæçéèêëíìîïñóòôöõøœšßúùûüýÿžÁÀÂÄÃÅÆÇÉÈÊËÍÎÏÑÓÔÖØŒŠÚÛÜŽ' },
  { label: 'Math', all: '≠≈≥≤×÷±−√∞°π∑½¼¾²³' },
  { label: 'Signs', all: '¿¡«»„“”–—…•€£¢¥©®™§' },
] as const;

/** Copies the character, to be pasted wherever the user writes. */
async function copyCharacter(character: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(character);
    showToast({ title: 'Success!', words: `Copied: ${character}` });
  } catch {
    showToast({ words: 'This browser did not let us copy it.', tone: 'danger' });
  }
}

/** Renders the characters; a press copies one. */
export const Characters = () => (
  <div className="character-map">
    {CHARACTERS.map(({ label, all }) => (
      <section key={label} aria-label={label}>
        <h3>{label}</h3>
        {[...all].map((character) => (
          <Pressable
            key={character}
            className="character"
            aria-label={`Copy ${character}`}
            onPress={() => void copyCharacter(character)}
          >
            {character}
          </Pressable>
        ))}
      </section>
    ))}
  </div>
);
