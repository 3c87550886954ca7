import { Radical } from 'lucide-react';

/**
 * Renders the way to the palette from a field of one line that is empty or has the caret in a formula; its other tools wait for a
 * selection. Not a stop of Tab,
 * which goes from text to text there: Alt and = open it from the keys.
 */
export const MathsTool = ({ onPress }: { readonly onPress: () => void }) => (
  <button
    type="button"
    className="tool maths-tool"
    aria-label="Math"
    title="Math (Alt + =)"
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Radical aria-hidden />
  </button>
);
