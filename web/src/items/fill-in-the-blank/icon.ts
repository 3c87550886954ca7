export { BookOpenText as icon } from 'lucide-react';
