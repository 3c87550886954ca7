export { PenLine as icon } from 'lucide-react';
