export { LibraryBig as icon } from 'lucide-react';
