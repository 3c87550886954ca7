import { createRoot } from 'react-dom/client';
import '@fontsource-variable/nunito-sans/index.css';
import './ui/theme/tokens.css';
import './ui/theme/forced-colors.css';
import './ui/theme/base.css';
import { App } from './App.tsx';
import { applyTheme } from './device/theme.ts';

applyTheme();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
