import { Omega } from 'lucide-react';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { PopoverButton } from '../ui/overlays/PopoverButton.tsx';

const Characters = createLazyPart(async () => (await import('./Characters.tsx')).Characters);

/** Renders the button that opens the characters which keyboards lack. */
export const CharacterMap = () => (
  <PopoverButton label="Special characters" trigger={<IconButton label="Special characters" icon={Omega} />}>
    <Characters />
  </PopoverButton>
);
