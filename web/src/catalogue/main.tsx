import { createRoot } from 'react-dom/client';
import '@fontsource-variable/nunito-sans/index.css';
import '../ui/theme/tokens.css';
import '../ui/theme/forced-colors.css';
import '../ui/theme/base.css';
import { Catalogue } from './Catalogue.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('catalogue.html has no #root');
createRoot(root).render(<Catalogue />);
