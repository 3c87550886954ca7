import { Palette } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';

const ThemesDialog = createLazyPart(async () => (await import('./ThemesDialog.tsx')).ThemesDialog);

/** Renders the button that shows the document in each theme. */
export function ThemesField() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Palette} size="dense" onPress={() => setOpen(true)}>
        Themes
      </Button>
      {isOpen && <ThemesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
