export { SquareDashed as icon } from 'lucide-react';
