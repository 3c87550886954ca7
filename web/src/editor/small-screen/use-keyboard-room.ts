import { useEffect } from 'react';

/**
 * Keeps what is written above an on-screen keyboard: `--keyboard` is the height in px of one that covers the page
 * instead of making it smaller.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: sight } = window;
    if (!sight) return;
    const { style } = document.documentElement;
    const fit = () => {
      // The visible part is also smaller after two fingers have enlarged the page.
      const covered = sight.scale === 1 ? Math.max(0, window.innerHeight - sight.height) : 0;
      style.setProperty('--keyboard', `${covered}px`);
      const { activeElement } = document;
      if (activeElement?.matches('input, textarea, [role=textbox]'))
        activeElement.scrollIntoView({ block: 'nearest' });
    };
    sight.addEventListener('resize', fit);
    return () => {
      sight.removeEventListener('resize', fit);
      style.removeProperty('--keyboard');
    };
  }, []);
}
