import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readTheme, switchTheme, watchSystemTheme } from '../device/theme.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';

/** Renders the button of every top bar that changes between the light and the dark theme. */
export function ThemeButton() {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => watchSystemTheme(() => setTheme(readTheme())), []);
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={isDark ? 'Light theme' : 'Dark theme'}
      icon={isDark ? Sun : Moon}
      onPress={() => setTheme(switchTheme)}
    />
  );
}
