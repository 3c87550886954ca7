export { Ruler as icon } from 'lucide-react';
